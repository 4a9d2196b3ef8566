import type { ToldValues } from './read-told.ts';

export interface GradeRequest {
  readonly file: string;
  readonly copy?: string;
  readonly artifacts: boolean;
  /** The vision-language model given by `--reader`. */
  readonly reader?: string;
  /** What the manifest says about the creative. */
  readonly said: ToldValues;
}

export type GradedItem =
  | { readonly ok: true; readonly report: string; readonly files: ReadonlyMap<string, Uint8Array> }
  | { readonly ok: false; readonly error: string; readonly code: string };
