import { z } from 'zod';

/** Every error code of the API with its HTTP status. The server does not compile if a row is missing. */
export const ERROR_STATUS = {
  invalid: 400,
  'not-authenticated': 401,
  'wrong-credentials': 401,
  'usage-limit': 402,
  denied: 403,
  /** An admin who has not passed the second factor yet. */
  'second-factor': 403,
  'bad-origin': 403,
  absent: 404,
  conflict: 409,
  'email-taken': 409,
  'too-large': 413,
  'wrong-type': 415,
  undecodable: 422,
  'too-many-requests': 429,
  internal: 500,
  'grading-failed': 500,
  'not-built': 501,
  busy: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

/** `error` and `message` hold the same human-readable text; `code` is stable. */
export const errorBodySchema = z.object({
  error: z.string(),
  message: z.string(),
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
