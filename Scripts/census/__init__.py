"""Counts the parts of Apple's public interface that the sources declare."""
