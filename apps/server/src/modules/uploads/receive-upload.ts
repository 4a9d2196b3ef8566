import { Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LIMITS, TEXTS, payloadTooLarge } from '@adjudge/contract';
import { SNIFF_BYTES, type SniffedType, sniffType } from '@adjudge/engine/intake';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';
import type { CreativeStore } from '../../store/creative-store.ts';
import { newKey } from '../../store/file-store.ts';
import { isVideo } from '../../store/media-types.ts';

/** An upload in the store that no row names yet. The code that receives it must record it or remove it. */
export interface Upload {
  readonly storeKey: string;
  readonly type: SniffedType;
  readonly fileName: string;
  readonly bytes: number;
  /** Text fields of the form. */
  readonly fields: ReadonlyMap<string, string>;
}

const FILE_FIELD = 'creativeFile';
const FILE_NAME_MAX = 200;
/** Room for the text fields and the form's own lines in addition to the file. */
const FORM_BYTES = 1024 * 1024;

/**
 * Streams the single file of a form into the store and checks it on the way. A refused file leaves nothing there.
 * @throws ApiError
 */
export async function receiveUpload(request: FastifyRequest, store: CreativeStore): Promise<Upload> {
  if (!request.isMultipart()) throw new ApiError('invalid', TEXTS.fileRequired);
  if (Number(request.headers['content-length'] ?? 0) > LIMITS.directBytes + FORM_BYTES) {
    throw new ApiError('too-large', TEXTS.tooLarge);
  }
  const fields = new Map<string, string>();
  let file: Omit<Upload, 'fields'> | null = null;
  let textBytes = 0;
  try {
    for await (const part of request.parts({ limits: { files: 1, fieldSize: LIMITS.framesBytes } })) {
      if (part.type === 'field') {
        fields.set(part.fieldname, String(part.value));
        textBytes += Buffer.byteLength(String(part.value));
        if (textBytes > LIMITS.directBytes) throw new ApiError('too-large', payloadTooLarge(textBytes));
      } else file = await receiveFile(part, store);
    }
    if (file === null) throw new ApiError('invalid', TEXTS.fileRequired);
    if (file.bytes + textBytes > LIMITS.directBytes && isVideo(file.type)) {
      throw new ApiError('too-large', payloadTooLarge(file.bytes + textBytes));
    }
    return { ...file, fields };
  } catch (error) {
    if (file !== null) await store.remove(file.storeKey);
    throw formFault(error, request);
  }
}

/** What a form that could not be read means for its sender. Other errors, such as the store's, stay as they are. */
export function formFault(error: unknown, { server }: FastifyRequest): unknown {
  if (error instanceof server.multipartErrors.FilesLimitError) return new ApiError('invalid', TEXTS.tooMany);
  return isCutOff(error) ? new ApiError('invalid', TEXTS.uploadBroken, { cause: error }) : error;
}

/**
 * The form's parser throws plain errors with nothing but a message, unlike the store, the database and Fastify. A caller
 * who hangs up leaves Node's own errors.
 */
function isCutOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error) return error.code === 'ERR_STREAM_PREMATURE_CLOSE' || error.message === 'aborted';
  return error.constructor === Error && Object.keys(error).length === 0;
}

async function receiveFile(part: MultipartFile, store: CreativeStore): Promise<Omit<Upload, 'fields'>> {
  if (part.fieldname !== FILE_FIELD) throw new ApiError('invalid', TEXTS.fileRequired);
  const storeKey = newKey();
  const checked = new CheckedContent();
  try {
    // The part of a form that is cut off closes without an end. pipeline() then fails, but pipe() alone would not.
    await Promise.all([pipeline(part.file, checked), store.put(storeKey, checked)]);
    if (part.file.truncated) throw new ApiError('too-large', TEXTS.tooLarge);
    return { storeKey, type: checked.type(), fileName: readableName(part.filename), bytes: checked.bytes };
  } catch (error) {
    await store.remove(storeKey);
    throw error;
  }
}

/** Passes content through, and stops as soon as its first bytes show an unwanted type. */
class CheckedContent extends Transform {
  bytes = 0;
  #head = Buffer.alloc(0);

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const known = this.#head.length >= SNIFF_BYTES;
    this.bytes += chunk.length;
    if (!known) this.#head = Buffer.concat([this.#head, chunk]).subarray(0, SNIFF_BYTES);
    if (known || this.#head.length < SNIFF_BYTES) {
      done(null, chunk);
      return;
    }
    this.#pass(chunk, done);
  }

  /** @throws ApiError 'invalid' for an empty file, 'wrong-type' */
  type(): SniffedType {
    if (this.bytes === 0) throw new ApiError('invalid', TEXTS.fileEmpty);
    const type = sniffType(this.#head);
    // The engine reads Matroska, but the product accepts only WebM.
    if (type === null || type === 'mkv') throw new ApiError('wrong-type', TEXTS.fileType);
    return type;
  }

  #pass(chunk: Buffer, done: TransformCallback): void {
    try {
      this.type();
      done(null, chunk);
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  }
}

/** The name without folders and unreadable characters. Used only in reports. */
export function readableName(given: string | undefined): string {
  const last = (given ?? '').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
  return clean.slice(0, FILE_NAME_MAX) || 'creative';
}
