"""Many matches at once: simulations, tournaments, ratings."""
