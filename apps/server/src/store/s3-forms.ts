import type { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { LIMITS } from '@adjudge/contract';
import type { S3Settings } from './s3-settings.ts';
import type { UploadForm, UploadForms, WantedForm } from './upload-forms.ts';

type BucketLocation = Pick<S3Settings, 'bucket' | 'prefix'>;

/** Forms that the S3 store itself receives and validates. */
export class S3Forms implements UploadForms {
  readonly origin: string;
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;

  private constructor(client: S3Client, { bucket, prefix }: BucketLocation, origin: string) {
    this.#client = client;
    this.#bucket = bucket;
    this.#prefix = prefix;
    this.origin = origin;
  }

  /** Creates one throwaway form to learn where browsers will post. */
  static async open(client: S3Client, place: BucketLocation): Promise<S3Forms> {
    const { url } = await createPresignedPost(client, { Bucket: place.bucket, Key: 'none', Expires: 1 });
    return new S3Forms(client, place, new URL(url).origin);
  }

  async issue({ key, mediaType, expiresAt }: Omit<WantedForm, 'origin'>): Promise<UploadForm> {
    return createPresignedPost(this.#client, {
      Bucket: this.#bucket,
      Key: this.#prefix + key,
      Expires: Math.max(1, Math.round((expiresAt.getTime() - Date.now()) / 1000)),
      Fields: { 'Content-Type': mediaType },
      Conditions: [
        ['eq', '$Content-Type', mediaType],
        ['content-length-range', 1, LIMITS.videoBytes],
      ],
    });
  }
}
