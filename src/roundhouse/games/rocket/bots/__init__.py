"""The bots that know Stephenson's Rocket."""
