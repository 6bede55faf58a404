"""`python -m closecall`: the command line, where its script is not on the path."""

from closecall.cli import main

if __name__ == "__main__":
    main()
