/** A mail to one recipient, in both versions that a mail program may show. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
}

export interface Mailer {
  /** @throws when the mail server or the outbox does not accept the mail */
  send(mail: Mail): Promise<void>;
  /** Waits for mails that are being sent, 5 s at most. */
  close(): Promise<void>;
}
