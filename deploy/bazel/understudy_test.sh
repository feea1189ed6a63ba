#!/bin/bash
# Bazel's TEST_SHARD_INDEX, TEST_TOTAL_SHARDS, TEST_SHARD_STATUS_FILE, XML_OUTPUT_FILE and TESTBRIDGE_TEST_ONLY are read by the command itself. What a test
# leaves beside its log goes where Bazel collects it.
exec understudy test "$@" --results "${TEST_UNDECLARED_OUTPUTS_DIR:-$TEST_TMPDIR}/results"
