"""REST and the web app's files: who asks, what for, and on to whoever does it."""
