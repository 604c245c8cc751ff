"""How much the service carries: capacity by endpoint, an hour of steady load, and what machines
carry how many hand-offs a second, by measured service times and by a simulation of them."""
