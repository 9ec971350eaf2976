"""HTTP and sockets: the application, its routes by noun, who may ask what and how often, and how errors are said."""
