/** Whether a call ended because it was no longer wanted, which is no failure. */
export const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
