#!/usr/bin/env python3
import report

report.main()
