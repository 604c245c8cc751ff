"""OpenTelemetry traces (extra `traces`): a span per request, per use of the database, per body that
is read and, inside that, per inspection of a model."""
