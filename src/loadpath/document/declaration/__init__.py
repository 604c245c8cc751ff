"""What every declaration is made of: records, documented fields, units and the tree of shapes."""
