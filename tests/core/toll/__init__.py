"""The words and rules of the little game in `test_stepped`."""
