#!/usr/bin/env python3
"""Runs the census of Apple's public interface. `python3 Scripts/census --help` lists the options."""

import report

report.main()
