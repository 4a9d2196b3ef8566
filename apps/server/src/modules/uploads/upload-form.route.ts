import { pipeline } from 'node:stream/promises';
import { PassThrough } from 'node:stream';
import { LIMITS, TEXTS, UPLOAD_FORM_PATH } from '@adjudge/contract';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { formFault } from './receive-upload.ts';
import { type AllowedUpload, SignedForms } from '../../store/signed-forms.ts';
import { beginReceiving, isClosed, reopenForm } from './uploads.ts';
import type { App } from '../../http/app.ts';
import type { UploadsDeps } from './deps.ts';
import { ApiError } from '../../errors/api-error.ts';

const FILE_FIELD = 'file';
const FORM_BYTES = 64 * 1024;

/** Accepts the signed form of the embedded store. Any other store accepts its own. */
export function uploadFormRoute(app: App, deps: UploadsDeps): void {
  const { uploadForms } = deps;
  if (!(uploadForms instanceof SignedForms)) return;
  app.post(
    UPLOAD_FORM_PATH,
    {
      schema: {
        consumes: ['multipart/form-data'],
        description: 'The url of a presigned form.',
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      if (!request.isMultipart()) throw new ApiError('invalid', TEXTS.fileRequired);
      if (Number(request.headers['content-length'] ?? 0) > LIMITS.videoBytes + FORM_BYTES) {
        throw new ApiError('too-large', TEXTS.videoLarge);
      }
      try {
        await receive(request, uploadForms, deps);
      } catch (error) {
        throw formFault(error, request);
      }
      return reply.code(204).send(null);
    },
  );
}

/** As in an S3 POST, the file is the last part, so all fields are known when it begins. What follows it is not read. */
async function receive(request: FastifyRequest, forms: SignedForms, deps: UploadsDeps): Promise<void> {
  const fields = new Map<string, string>();
  for await (const part of request.parts({ limits: { fileSize: LIMITS.videoBytes } })) {
    if (part.type === 'field') fields.set(part.fieldname, String(part.value));
    else if (part.fieldname === FILE_FIELD) return await storeFile(part, forms.read(fields), deps);
    else break;
  }
  throw new ApiError('invalid', TEXTS.fileRequired);
}

async function storeFile(
  part: MultipartFile,
  { key, least, most }: AllowedUpload,
  deps: UploadsDeps,
): Promise<void> {
  const { database, store } = deps;
  if (!(await beginReceiving(database.db, key))) throw new ApiError('conflict', TEXTS.uploadUsed);
  try {
    // Fails if the form is cut off, which the part alone would not.
    const whole = new PassThrough();
    await Promise.all([pipeline(part.file, whole), store.put(key, whole)]);
    if (part.file.truncated || part.file.bytesRead > most) throw new ApiError('too-large', TEXTS.videoLarge);
    if (part.file.bytesRead < least) throw new ApiError('invalid', TEXTS.fileEmpty);
    if (await isClosed(database.db, key)) throw new ApiError('denied', TEXTS.formRefused);
  } catch (error) {
    await store.remove(key);
    await reopenForm(database.db, key);
    throw error;
  }
}
