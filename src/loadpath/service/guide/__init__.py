"""The documentation as pages of the instance; `make guide` builds them."""
