/** Where an S3-compatible store is, and how to speak to it. */
export interface S3Settings {
  readonly bucket: string;
  /** Before the name of every file, ending with a slash; '' for none. What stands below it is this installation's alone. */
  readonly prefix: string;
  /** null: Amazon's own, found by its region. */
  readonly endpoint: string | null;
  readonly region: string;
  /** null: what the SDK finds in its own places (AWS_ variables, a role of the machine). */
  readonly keys: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}
