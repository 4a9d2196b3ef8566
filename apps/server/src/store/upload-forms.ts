/** A form that a browser posts, its fields first and the file, named `file`, last. */
export interface UploadForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface WantedForm {
  readonly key: string;
  /** What the browser declares the file to be. */
  readonly mediaType: string;
  readonly expiresAt: Date;
  /** Where the browser reaches the product. */
  readonly origin: string;
}

/** Gives out forms with which a browser puts one file of limited size into the store, without the server's session. */
export interface UploadForms {
  issue(wanted: WantedForm): Promise<UploadForm>;
  /** Origin that browsers post to where it is not the product's own; else null. */
  readonly origin: string | null;
}
