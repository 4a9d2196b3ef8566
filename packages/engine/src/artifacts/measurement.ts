/** What a gatherer returns: the value and its confidence (0..1), or the reason there is none. Unknown never means "no". */
export type Measurement<T> =
  | { readonly ok: true; readonly value: T; readonly confidence: number }
  | { readonly ok: false; readonly reason: string };

export const measured = <T>(value: T, confidence = 1): Measurement<T> => ({ ok: true, value, confidence });

export const unmeasured = (reason: string): Measurement<never> => ({ ok: false, reason });
