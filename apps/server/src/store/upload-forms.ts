/** A form for a browser to post: first its fields, then the file, named `file`. */
export interface UploadForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface WantedForm {
  readonly key: string;
  /** The type that the browser declares. */
  readonly mediaType: string;
  readonly expiresAt: Date;
  /** The origin at which the browser reaches the product. */
  readonly origin: string;
}

/** Issues forms with which a browser uploads one file of limited size to the store, without a session. */
export interface UploadForms {
  issue(wanted: WantedForm): Promise<UploadForm>;
  /** The origin that browsers post to; null: the product's own. */
  readonly origin: string | null;
}
