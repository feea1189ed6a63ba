#!/bin/bash
# Runs the tests under Bazel. The command itself reads TEST_SHARD_INDEX, TEST_TOTAL_SHARDS, TEST_SHARD_STATUS_FILE, XML_OUTPUT_FILE, and
# TESTBRIDGE_TEST_ONLY. The results go to the folder from which Bazel collects a test's other outputs.
exec understudy test "$@" --results "${TEST_UNDECLARED_OUTPUTS_DIR:-$TEST_TMPDIR}/results"
