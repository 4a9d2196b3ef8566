import type { Attention } from '@adjudge/contract';
import type { Document } from './document.ts';

/** A picture file as it was uploaded. */
export interface DocumentPicture {
  /** By which the document names it. */
  readonly name: string;
  readonly file: Uint8Array;
  /** Where people look, laid over it. */
  readonly heat?: Attention;
  /** A logo: what is clear in it stays clear. */
  readonly clear?: true;
}

/** What a document needs besides its texts. */
export interface Typesetting {
  readonly document: Document;
  readonly pictures: readonly DocumentPicture[];
}

/** Sets documents outside the server's own thread. */
export interface Typesetter {
  /**
   * @returns the PDF
   * @throws ApiError 'busy' when too many wait; TypesettingFailure when it took too long, died, or failed in itself
   */
  pdf(typesetting: Typesetting): Promise<Uint8Array>;
  close(): Promise<void>;
}

export class TypesettingFailure extends Error {
  override readonly name = 'TypesettingFailure';
}
