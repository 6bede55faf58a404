"""The command `closecall`, also as `python -m closecall`."""

import sys

from closecall.engine.extras import MissingExtra, needed


def main() -> None:
    """Run the command line, or say how to install it."""
    try:
        with needed("cli"):
            from closecall import cli
    except MissingExtra as missing:
        sys.exit(f"closecall: {missing}")
    cli.main()


if __name__ == "__main__":
    main()
