/** What a gatherer brings back: the value with how sure it is (0..1), or why there is none. Unknown is never "no". */
export type Measurement<T> =
  | { readonly ok: true; readonly value: T; readonly confidence: number }
  | { readonly ok: false; readonly reason: string };

export const measured = <T>(value: T, confidence = 1): Measurement<T> => ({ ok: true, value, confidence });

export const unmeasured = (reason: string): Measurement<never> => ({ ok: false, reason });
