"""`closecall doctor`: look at a deployment as a whole and say what to do."""
