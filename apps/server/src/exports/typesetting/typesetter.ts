import type { Document } from '../documents/document.ts';

/** What a document needs besides its texts: files as they were uploaded, by the name that the document gives them. */
export interface Typesetting {
  readonly document: Document;
  readonly pictures: readonly (readonly [name: string, file: Uint8Array])[];
}

/** Sets documents outside the server's own thread. */
export interface Typesetter {
  /**
   * @returns the PDF
   * @throws Refusal 'busy' when too many wait; TypesettingFailure when it took too long, died, or failed in itself
   */
  pdf(typesetting: Typesetting): Promise<Uint8Array>;
  close(): Promise<void>;
}

export class TypesettingFailure extends Error {
  override readonly name = 'TypesettingFailure';
}
