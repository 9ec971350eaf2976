"""Tables for many: storage, notification, bots, HTTP and WebSocket."""
