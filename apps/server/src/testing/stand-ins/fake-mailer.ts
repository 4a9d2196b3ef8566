import type { Mail, Mailer } from '../../mail/mailer.ts';

/** Keeps what was sent, for a test to open. */
export class FakeMailer implements Mailer {
  readonly sent: Mail[] = [];
  /** Set to have the next mails refused, as by a server that is away. */
  refuses = false;

  async send(mail: Mail): Promise<void> {
    if (this.refuses) throw new Error('the mail server is away');
    this.sent.push(mail);
  }

  /** The newest mail to somebody. */
  lastTo(address: string): Mail {
    const found = this.sent.findLast((mail) => mail.to === address);
    if (!found) throw new Error(`nothing was sent to ${address}`);
    return found;
  }

  async close(): Promise<void> {
    this.sent.length = 0;
  }
}
