/**
 * The content of a mail, from which both the HTML and the text version are made. Everything is plain text: user input may
 * appear anywhere in it and is shown literally.
 */
export interface Email {
  readonly to: string;
  /** One line; line breaks become spaces. */
  readonly subject: string;
  readonly replyTo?: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Rows of label and value, such as an amount, a date or a sender. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** Text by someone else. Line breaks are kept. */
  readonly quote?: string;
  /** The single call to action. `url` is an http or https address. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Shown under the action: how long the link works, what to do if it was not you. */
  readonly notes?: readonly string[];
  /** Why the recipient gets this mail, as a full sentence that does not end with a URL: a period would become a part of it. */
  readonly reason: string;
}
