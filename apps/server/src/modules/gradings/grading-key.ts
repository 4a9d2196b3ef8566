import { GRADING_KEY_HEADER, gradingHeadersSchema } from '@adjudge/contract';
import type { FastifyRequest } from 'fastify';

/** The key sent with a creative; null if there was none. The route's schema has validated it. */
export const keyOf = (request: FastifyRequest): string | null =>
  gradingHeadersSchema.parse(request.headers)[GRADING_KEY_HEADER] ?? null;
