import { TEXTS } from '@adjudge/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type StoredCreative, findCreativeOf, mayRead } from '../analyses/analyses.ts';
import type { CreativeStore } from '../creatives/creative-store.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import { readRange } from './byte-range.ts';
import { accountOf } from './signed-in.ts';

/**
 * The creative of an analysis that this caller may see.
 * @throws Refusal, the same for one that does not exist
 */
export async function readableCreative(
  request: FastifyRequest,
  analysisId: string,
  { database }: Deps,
): Promise<StoredCreative> {
  const found = await findCreativeOf(database.db, analysisId);
  if (found && mayRead(found.analysis, request.account)) return found.creative;
  accountOf(request);
  throw new Refusal('absent', TEXTS.analysisAbsent);
}

interface SentFile {
  readonly key: string;
  readonly mediaType: string;
}

/** Shown as a picture or a film, never run as a page, whatever is in it. A player asks for parts, so that it can seek. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  store: CreativeStore,
  { key, mediaType }: SentFile,
): Promise<FastifyReply> {
  const size = await store.size(key);
  if (size === null) throw new Refusal('absent', TEXTS.analysisAbsent);
  const range = readRange(request.headers.range, size);
  void reply.header('accept-ranges', 'bytes');
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const stream = await store.open(key, range ?? undefined);
  if (!stream) throw new Refusal('absent', TEXTS.analysisAbsent);
  if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  return reply
    .type(mediaType)
    .header('content-length', range ? range.end - range.start + 1 : size)
    .header('content-disposition', 'inline')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, max-age=3600')
    .send(stream);
}
