import type { ToldValues } from './read-told.ts';

export interface GradeRequest {
  readonly file: string;
  readonly copy?: string;
  readonly artifacts: boolean;
  /** The vision-language model that an option named. */
  readonly reader?: string;
  /** What the manifest says of it. */
  readonly said: ToldValues;
}

export type GradedItem =
  | { readonly ok: true; readonly report: string; readonly files: ReadonlyMap<string, Uint8Array> }
  | { readonly ok: false; readonly error: string; readonly code: string };
