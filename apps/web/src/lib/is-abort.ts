/** Whether a call was canceled because its result is no longer wanted, which is not a failure. */
export const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
