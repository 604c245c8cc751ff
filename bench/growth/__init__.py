"""How cost grows with size: regular frames of 8 to 40,320 members."""
