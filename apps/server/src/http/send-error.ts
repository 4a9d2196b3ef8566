import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@adjudge/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isConnectionLoss } from '../db/connection-loss.ts';
import { isUnstorableText } from '../db/unstorable-text.ts';
import { ApiError } from '../errors/api-error.ts';
import { systemFaultOf } from '../errors/system-faults.ts';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

const UNEXPECTED = 'Something went wrong on our side. Please try again.';
const RESTARTING = 'We are restarting a part of our service. Please try again in a few seconds.';
const RESTARTING_RETRY_SECONDS = 3;
const STORAGE_FULL =
  'We cannot store anything at the moment. Nothing was charged. Please try again in a few minutes.';
const STORAGE_FULL_RETRY_SECONDS = 120;
const UNSTORABLE = 'The request contains characters that cannot be stored.';
const BODY_TEXTS: Readonly<Record<number, readonly [ErrorCode, string]>> = {
  413: ['too-large', 'The request is too large.'],
  415: ['wrong-type', 'This type of content is not accepted here.'],
};

export const errorBody = (code: ErrorCode, text: string, requestId: string): ErrorBody => ({
  error: text,
  message: text,
  code,
  requestId,
});

/** Turns any error into what the caller may see. Unexpected errors reveal no details. */
export function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new ApiError('invalid', error.validation[0]?.message ?? 'The request is not valid.');
  }
  if (isConnectionLoss(error)) {
    return new ApiError('busy', RESTARTING, { retryAfter: RESTARTING_RETRY_SECONDS, cause: error });
  }
  // Here and not in the schemas, so that no field can forget it.
  if (isUnstorableText(error)) return new ApiError('invalid', UNSTORABLE, { cause: error });
  const fault = systemFaultOf(error);
  if (fault === 'disk-full' || fault === 'read-only') {
    return new ApiError('busy', STORAGE_FULL, { retryAfter: STORAGE_FULL_RETRY_SECONDS, cause: error });
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  const known = BODY_TEXTS[status];
  if (known) return new ApiError(known[0], known[1], { cause: error });
  if (status >= 400 && status < 500)
    return new ApiError('invalid', 'The request is not valid.', { cause: error });
  return new ApiError('internal', UNEXPECTED, { cause: error });
}

/** Sends an error in the API's error format. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const apiError = apiErrorOf(error);
  const status = ERROR_STATUS[apiError.code];
  const fault = systemFaultOf(error);
  // Logged here because no one else would notice: the caller is only told to retry.
  if (fault !== null) request.log.error({ fault, err: error }, 'the system refused to store something');
  else if (status >= 500 && status !== 503 && status !== 501)
    request.log.error({ err: error }, 'request failed');
  if (apiError.retryAfter !== null)
    void reply.header('retry-after', Math.max(1, Math.ceil(apiError.retryAfter)));
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(apiError.code, apiError.message, request.id));
}
