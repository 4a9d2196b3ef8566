import { TEXTS } from '@adjudge/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type StoredCreative, findCreativeOf, mayRead } from '../analyses/analyses.ts';
import type { CreativeStore } from '../creatives/creative-store.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../errors.ts';
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

/** Shown as a picture, never run as a page, whatever is in it. */
export async function sendPicture(
  reply: FastifyReply,
  store: CreativeStore,
  key: string,
  mediaType: string,
): Promise<FastifyReply> {
  const file = await store.open(key);
  if (!file) throw new Refusal('absent', TEXTS.analysisAbsent);
  return reply
    .type(mediaType)
    .header('content-length', file.bytes)
    .header('content-disposition', 'inline')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, max-age=3600')
    .send(file.stream);
}
