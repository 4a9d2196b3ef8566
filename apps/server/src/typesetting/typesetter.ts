import type { Attention } from '@adjudge/contract';
import type { Document } from './document.ts';

/** A picture file as it was uploaded. */
export interface DocumentPicture {
  /** Its name in the document. */
  readonly name: string;
  readonly file: Uint8Array;
  /** Attention map to overlay on it. */
  readonly heat?: Attention;
  /** For a logo: transparent parts stay transparent. */
  readonly clear?: true;
}

/** A document and the pictures it needs. */
export interface Typesetting {
  readonly document: Document;
  readonly pictures: readonly DocumentPicture[];
}

/** Typesets documents outside the server's own thread. */
export interface Typesetter {
  /**
   * @returns the PDF
   * @throws ApiError 'busy' when too many are waiting; TypesettingFailure when it took too long, died, or failed internally
   */
  pdf(typesetting: Typesetting): Promise<Uint8Array>;
  close(): Promise<void>;
}

export class TypesettingFailure extends Error {
  override readonly name = 'TypesettingFailure';
}
