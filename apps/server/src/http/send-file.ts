import { createHash } from 'node:crypto';
import { TEXTS } from '@adjudge/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CreativeStore } from '../store/creative-store.ts';
import { ApiError } from '../errors/api-error.ts';
import { readRange } from '../store/byte-range.ts';

interface SentFile {
  readonly key: string;
  readonly mediaType: string;
}

/** The file under a key never changes, so the key can serve as the ETag. It is hashed to stay private. */
const tagOf = (key: string): string =>
  `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`;

/**
 * Sends a file to be shown as a picture or video, never run as a page, whatever it contains. Players request ranges to seek.
 * Browsers revalidate a cached copy before every use, so a file that becomes private again is gone at once.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  store: CreativeStore,
  { key, mediaType }: SentFile,
): Promise<FastifyReply> {
  const tag = tagOf(key);
  void reply.header('cache-control', 'private, no-cache').header('etag', tag);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  const size = await store.size(key);
  if (size === null) throw new ApiError('absent', TEXTS.analysisAbsent);
  const range = readRange(request.headers.range, size);
  void reply.header('accept-ranges', 'bytes');
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const stream = await store.open(key, range ?? undefined);
  if (!stream) throw new ApiError('absent', TEXTS.analysisAbsent);
  if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  return reply
    .type(mediaType)
    .header('content-length', range ? range.end - range.start + 1 : size)
    .header('content-disposition', 'inline')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(stream);
}
