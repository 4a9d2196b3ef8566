export interface GradeRequest {
  readonly file: string;
  readonly copy?: string;
  readonly artifacts: boolean;
}

export type GradedItem =
  | { readonly ok: true; readonly report: string; readonly files: ReadonlyMap<string, Uint8Array> }
  | { readonly ok: false; readonly error: string; readonly code: string };
