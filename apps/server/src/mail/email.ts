/**
 * What a mail says, written once for both forms that a mail program may show. Everything is plain text: what people
 * typed may stand anywhere in it and is shown as it is.
 */
export interface Email {
  readonly to: string;
  /** One line; breaks in it become spaces. */
  readonly subject: string;
  readonly replyTo?: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Label and value, one under the other: an amount, a date, a sender. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** Somebody else's words, line breaks kept. */
  readonly quote?: string;
  /** The one thing to do; `url` is an http or https address. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Under the action: how long it works, what to do when it was not you. */
  readonly notes?: readonly string[];
  /** Why this person gets this mail: a whole sentence. */
  readonly reason: string;
}
