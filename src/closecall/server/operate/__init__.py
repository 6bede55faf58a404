"""What operators do besides serving: back up, restore, check a deployment."""
