"""One server process: its tables, its regular work, its neighbours."""
