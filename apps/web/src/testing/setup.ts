import { afterEach, beforeEach, expect, vi } from 'vitest';

// A console error is a bug that a user would hit, so it fails the test that caused it.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const calls = vi.mocked(console.error).mock?.calls ?? [];
  vi.restoreAllMocks();
  expect(calls).toEqual([]);
});

// This file runs for each test file. Its imports are loaded once for all files that share a process.
if (typeof document !== 'undefined') (await import('./dom-setup.ts')).resetPage();
