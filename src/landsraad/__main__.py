"""`python -m landsraad` is the command `landsraad`."""

from landsraad.cli import main

if __name__ == "__main__":
    main()
