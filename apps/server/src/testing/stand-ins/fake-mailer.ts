import type { Mail, Mailer } from '../../mail/mailer.ts';

/** Keeps sent mails for a test to read. */
export class FakeMailer implements Mailer {
  readonly sent: Mail[] = [];
  /** When true, sending fails as if the mail server were down. */
  refuses = false;

  async send(mail: Mail): Promise<void> {
    if (this.refuses) throw new Error('the mail server is away');
    this.sent.push(mail);
  }

  /** The newest mail to this address. */
  lastTo(address: string): Mail {
    const found = this.sent.findLast((mail) => mail.to === address);
    if (!found) throw new Error(`nothing was sent to ${address}`);
    return found;
  }

  async close(): Promise<void> {
    this.sent.length = 0;
  }
}
