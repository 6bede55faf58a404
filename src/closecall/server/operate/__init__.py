"""Operators' commands: back up, restore, check a deployment."""
