"""Controls of the service, each switched off in turn: the test that guards it has to fail."""
