import { BRAND } from '@adjudge/contract';
import { writeEmail } from '../write-email.ts';
import type { Mail } from '../mailer.ts';

/** A goodbye, and a notice that lets the account's owner complain if it was someone else. */
export const accountDeletedEmail = ({ to, publicUrl }: { to: string; publicUrl: string }): Mail =>
  writeEmail({
    to,
    subject: `Your ${BRAND.name} account was deleted`,
    heading: 'Your account was deleted',
    paragraphs: [
      'Your account was just deleted, along with its analyses, its credits and the creatives you uploaded. Every browser was signed out.',
      'We keep payment records for bookkeeping, but without your name.',
    ],
    notes: [`If this was not you, contact ${BRAND.supportEmail} right away.`],
    reason: `This is the last email about your account at ${publicUrl}.`,
  });
