import { afterEach, beforeEach, expect, vi } from 'vitest';

// A warning or error on the console is a fault that a person would meet: it fails the test that caused it.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const calls = vi.mocked(console.error).mock?.calls ?? [];
  vi.restoreAllMocks();
  expect(calls).toEqual([]);
});

// This file runs for each test file; what it imports is loaded once for all that share a process.
if (typeof document !== 'undefined') (await import('./dom-setup.ts')).freshPage();
