"""What the engineer and the master know of 1862: runs at a glance, what companies will earn, and what to do at once."""
