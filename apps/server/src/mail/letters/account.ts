import { BRAND } from '@adjudge/contract';
import { writeLetter } from '../write-letter.ts';
import type { Mail } from '../mailer.ts';

/** The farewell, and the notice that lets the right person complain when it was not them. */
export const accountDeletedLetter = ({ to, publicUrl }: { to: string; publicUrl: string }): Mail =>
  writeLetter({
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
