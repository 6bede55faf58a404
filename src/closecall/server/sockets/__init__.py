"""WebSockets and the connections they come through."""
