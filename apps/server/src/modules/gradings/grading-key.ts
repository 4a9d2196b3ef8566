import { GRADING_KEY_HEADER, gradingHeadersSchema } from '@adjudge/contract';
import type { FastifyRequest } from 'fastify';

/** The key that came with a creative; null where none did. The route's schema has checked it. */
export const keyOf = (request: FastifyRequest): string | null =>
  gradingHeadersSchema.parse(request.headers)[GRADING_KEY_HEADER] ?? null;
