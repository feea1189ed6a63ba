#pragma once
// What the list of pending work learns about transfers.
void us_requestBegan(const char *address, const void *handle);
void us_requestEnded(const void *handle);
