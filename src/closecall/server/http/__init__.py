"""REST and the web app's files: who asks, what for, and on to the part that does it."""
