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
      'Your account has just been deleted, with its analyses, its credits and the creatives that you uploaded. Everybody who was signed in has been signed out.',
      'Records of payments are kept without your name, as bookkeeping asks.',
    ],
    notes: [`If that was not you, write to ${BRAND.supportEmail} soon.`],
    reason: `This is the last mail about your account at ${publicUrl}.`,
  });
