import { createHmac, timingSafeEqual } from 'node:crypto';
import { LIMITS, TEXTS, UPLOAD_FORM_PATH } from '@adjudge/contract';
import { z } from 'zod';
import { ApiError } from '../errors/api-error.ts';
import type { UploadForm, UploadForms, WantedForm } from './upload-forms.ts';

const equal = z.tuple([z.literal('eq'), z.string().startsWith('$'), z.string()]);
const range = z.tuple([z.literal('content-length-range'), z.int(), z.int()]);
const policySchema = z.object({
  expiration: z.iso.datetime(),
  conditions: z.tuple([equal, equal, range]),
});

/** What a valid form allows to upload. Sizes are in bytes. */
export interface AllowedUpload {
  readonly key: string;
  readonly least: number;
  readonly most: number;
}

/** Forms of the embedded store: the policy document of an S3 POST, signed with this server's key. */
export class SignedForms implements UploadForms {
  readonly origin = null;
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = createHmac('sha256', secret).update('upload forms').digest();
  }

  async issue({ key, mediaType, expiresAt, origin }: WantedForm): Promise<UploadForm> {
    const document: z.infer<typeof policySchema> = {
      expiration: expiresAt.toISOString(),
      conditions: [
        ['eq', '$key', key],
        ['eq', '$Content-Type', mediaType],
        ['content-length-range', 1, LIMITS.videoBytes],
      ],
    };
    const policy = Buffer.from(JSON.stringify(document)).toString('base64');
    const signature = this.#sign(policy).toString('hex');
    const fields = { key, 'Content-Type': mediaType, policy, signature };
    return { url: `${origin}${UPLOAD_FORM_PATH}`, fields };
  }

  /**
   * Returns what the fields of a posted form allow.
   * @throws ApiError 'denied' when they differ from the signed ones, or the form has expired
   */
  read(fields: ReadonlyMap<string, string>): AllowedUpload {
    const policy = fields.get('policy') ?? '';
    if (!this.#signed(policy, fields.get('signature') ?? '')) throw refused();
    const { expiration, conditions } = policySchema.parse(
      JSON.parse(Buffer.from(policy, 'base64').toString('utf8')),
    );
    if (Date.parse(expiration) <= Date.now()) throw refused();
    const [key, mediaType, [, least, most]] = conditions;
    for (const [, field, value] of [key, mediaType]) {
      if (fields.get(field.slice(1)) !== value) throw refused();
    }
    return { key: key[2], least, most };
  }

  #signed(policy: string, signature: string): boolean {
    const [ours, theirs] = [this.#sign(policy), Buffer.from(signature, 'hex')];
    return ours.length === theirs.length && timingSafeEqual(ours, theirs);
  }

  #sign(policy: string): Buffer {
    return createHmac('sha256', this.#key).update(policy).digest();
  }
}

const refused = (): ApiError => new ApiError('denied', TEXTS.formRefused);
