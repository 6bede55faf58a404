"""One match in memory: its position, who looks at it, and how it goes on."""
