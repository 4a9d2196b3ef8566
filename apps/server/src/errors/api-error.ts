import type { ErrorCode } from '@adjudge/contract';

/** An error that the caller may see: a code from the contract and a human-readable message. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | null;

  constructor(code: ErrorCode, message: string, options: { retryAfter?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.retryAfter = options.retryAfter ?? null;
  }
}
