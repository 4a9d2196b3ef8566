import type { UserInputValues } from './read-user-input.ts';

export interface GradeRequest {
  readonly file: string;
  readonly copy?: string;
  readonly artifacts: boolean;
  /** The vision-language model given by `--reader`. */
  readonly reader?: string;
  /** What the manifest says about the creative. */
  readonly userInput: UserInputValues;
}

export type GradedItem =
  | { readonly ok: true; readonly report: string; readonly files: ReadonlyMap<string, Uint8Array> }
  | { readonly ok: false; readonly error: string; readonly code: string };
