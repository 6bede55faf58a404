"""What every game is: states, moves, views, events, chance, records, errors."""
