export interface S3Settings {
  readonly bucket: string;
  /** Prefix of every key, ending with a slash; '' for none. Everything under it belongs to this installation alone. */
  readonly prefix: string;
  /** null: Amazon's endpoint for the region. */
  readonly endpoint: string | null;
  readonly region: string;
  /** null: the SDK's default credentials (AWS_ variables, the machine's role). */
  readonly keys: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}
