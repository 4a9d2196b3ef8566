import { BRAND } from '@adjudge/contract';
import { writeEmail } from '../write-email.ts';
import type { Mail } from '../mailer.ts';

interface Recipient {
  readonly to: string;
  /** Where browsers reach the product: scheme, host, port. Never taken from a request. */
  readonly publicUrl: string;
}

const pageOf = (publicUrl: string, path: string, token: string): string =>
  `${publicUrl}${path}?token=${encodeURIComponent(token)}`;

/** @param hours how long the link works */
export const verificationEmail = ({
  to,
  publicUrl,
  token,
  hours,
}: Recipient & { token: string; hours: number }): Mail =>
  writeEmail({
    to,
    subject: `Verify your email for ${BRAND.name}`,
    heading: 'Verify your email',
    paragraphs: [`Please confirm that ${to} is your address. It takes one click.`],
    action: { label: 'Verify my email', url: pageOf(publicUrl, '/verify-email', token) },
    notes: [
      `The link works once, within ${hours} hours.`,
      'If you did not ask for this, leave the link alone: nothing happens without it.',
    ],
    reason: `You get this mail because this address was given for an account at ${publicUrl}.`,
  });

/** @param hours how long the link works */
export const resetPasswordEmail = ({
  to,
  publicUrl,
  token,
  hours,
}: Recipient & { token: string; hours: number }): Mail =>
  writeEmail({
    to,
    subject: `Reset your ${BRAND.name} password`,
    heading: 'Reset your password',
    paragraphs: ['We received a request to reset your password.'],
    action: { label: 'Choose a new password', url: pageOf(publicUrl, '/reset-password', token) },
    notes: [
      `The link works once, within ${hours === 1 ? 'an hour' : `${hours} hours`}, and only the newest one does. Afterwards every browser that is signed in must sign in again.`,
      'If you did not ask for this, leave the link alone: your password stays as it is.',
    ],
    reason: `You get this mail because a new password was asked for at ${publicUrl}.`,
  });

/** A notice that lets the account's owner act if it was someone else. */
export const passwordChangedEmail = ({ to, publicUrl }: Recipient): Mail =>
  writeEmail({
    to,
    subject: `Your ${BRAND.name} password was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your account has just been changed, and other browsers have been signed out.',
      'If that was you, there is nothing to do.',
    ],
    action: { label: 'It was not me: reset the password', url: `${publicUrl}/forgot-password` },
    reason: `You get this mail because you have an account at ${publicUrl}.`,
  });

/** A notice that lets the account's owner act if it was someone else. */
export const secondFactorEmail = ({ to, publicUrl }: Recipient): Mail =>
  writeEmail({
    to,
    subject: `An authenticator app was set up for ${BRAND.name}`,
    heading: 'An authenticator app was set up',
    paragraphs: [
      'From now on your account opens the admin pages with a code of this app.',
      'If that was you, there is nothing to do.',
    ],
    action: { label: 'It was not me: reset the password', url: `${publicUrl}/forgot-password` },
    notes: ['If it was not you, tell the people who run the server, too: they can remove the app.'],
    reason: `You get this mail because you are an admin at ${publicUrl}.`,
  });
