import { ENDPOINTS, FIRST_LOOK_TEXTS } from '@adjudge/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isVideo } from '../../store/media-types.ts';
import { type Upload, receiveUpload } from '../uploads/index.ts';
import type { App } from '../../http/app.ts';
import type { GuestsDeps } from './deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type Guest, guestOf, setGuestCookie } from '../../access/guest-cookie.ts';
import { sendGrade, type Submitted, submitUpload } from '../gradings/index.ts';
import { addressOf, limitPerAddress } from '../../http/limiter.ts';
import { plainJson } from '../../http/plain-json.ts';
import { serve } from '../../http/serve.ts';
import { findFirstLook } from './find-first-look.ts';

/** Grades one banner for a visitor without an account: one per address and day, and only while nothing else waits. */
export function firstLookRoute(app: App, deps: GuestsDeps): void {
  const attempts = limitPerAddress(deps, { purpose: 'first-look', limit: deps.rateLimits.firstLook });
  serve(
    app,
    ENDPOINTS.firstLook,
    {
      schema: {
        consumes: ['multipart/form-data'],
        description:
          'A form: creativeFile, a picture of at most 6 MB. No account is needed: the answer sets a cookie that opens ' +
          'the report for a day. Accept text/event-stream for progress.',
      },
      serializerCompiler: plainJson,
      onRequest: attempts,
    },
    async (request, reply) => {
      const submitted = await begin(request, reply, deps);
      return sendGrade(request, reply, { deps, submitted });
    },
  );
}

/** A refusal here does not use up the visitor's one grading of the day. */
async function begin(request: FastifyRequest, reply: FastifyReply, deps: GuestsDeps): Promise<Submitted> {
  const upload = await receiveUpload(request, deps.store);
  const { guest, isNew } = await admitGuest(request, upload, deps).catch(async (error: unknown) => {
    await deps.store.remove(upload.storeKey);
    throw error;
  });
  try {
    const submitted = await submitUpload(upload, {
      deps,
      userId: guest.id,
      onlyWhenIdle: true,
      readCopy: () => null,
    });
    await setGuestCookie(reply, deps, guest);
    return submitted;
  } catch (error) {
    if (isNew) await deps.guests.remove(guest);
    throw error;
  }
}

/** @throws ApiError 'wrong-type' for a video, 'too-many-requests' */
async function admitGuest(
  request: FastifyRequest,
  { type }: Upload,
  deps: GuestsDeps,
): Promise<{ guest: Guest; isNew: boolean }> {
  if (isVideo(type)) throw new ApiError('wrong-type', FIRST_LOOK_TEXTS.videoNeedsAccount);
  const admission = await deps.guests.admit(addressOf(request), await guestOf(request, deps));
  if (admission.guest) return admission;
  const { retryAfter } = admission;
  throw new ApiError('too-many-requests', FIRST_LOOK_TEXTS.usedToday, { retryAfter });
}

/** The single report of a browser in which no user has signed in yet. */
export function keptFirstLookRoute(app: App, deps: GuestsDeps): void {
  serve(app, ENDPOINTS.keptFirstLook, {}, async (request) => {
    const guest = await guestOf(request, deps);
    const kept = guest && (await findFirstLook(deps.database.db, guest));
    if (!kept) throw new ApiError('absent', FIRST_LOOK_TEXTS.absent);
    return kept;
  });
}
