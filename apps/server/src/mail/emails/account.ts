import { BRAND } from '@adjudge/contract';
import { writeEmail } from '../write-email.ts';
import type { Mail } from '../mailer.ts';

interface Goodbye {
  readonly to: string;
  readonly publicUrl: string;
  readonly supportEmail: string;
}

/** A goodbye, and a notice that lets the account's owner complain if it was someone else. */
export const accountDeletedEmail = ({ to, publicUrl, supportEmail }: Goodbye): Mail =>
  writeEmail({
    to,
    subject: `Your ${BRAND.name} account was deleted`,
    heading: 'Your account was deleted',
    paragraphs: [
      'Your account was just deleted, along with its analyses, its credits and the creatives you uploaded. Every browser was signed out.',
      'We keep payment records for bookkeeping, but without your name.',
    ],
    notes: [`If this was not you, contact ${supportEmail} right away.`],
    reason: `This is the last email from ${publicUrl} about your account.`,
  });
