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
    paragraphs: [
      `Please confirm that ${to} is your address: open the link, then press the button on the page.`,
    ],
    action: { label: 'Verify my email', url: pageOf(publicUrl, '/verify-email', token) },
    notes: [
      `The link works once and expires in ${hours} hours.`,
      'If you did not create this account, ignore this email. The account exists, but your address stays unverified.',
    ],
    reason: `${publicUrl} sent this email because this address was used for an account there.`,
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
      `The link works once and expires in ${hours === 1 ? 'an hour' : `${hours} hours`}. Only the newest link works. Resetting your password signs you out of every browser.`,
      'If you did not request this, ignore this email. Your password stays the same.',
    ],
    reason: `${publicUrl} sent this email because a password reset was requested there.`,
  });

/** A notice that lets the account's owner act if it was someone else. */
export const passwordChangedEmail = ({ to, publicUrl }: Recipient): Mail =>
  writeEmail({
    to,
    subject: `Your ${BRAND.name} password was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      'Your account’s password was just changed, and all other browsers were signed out.',
      'If this was you, you don’t need to do anything.',
    ],
    action: { label: 'Not you? Reset your password', url: `${publicUrl}/forgot-password` },
    reason: `${publicUrl} sent this email because you have an account there.`,
  });

/** A notice that lets the account's owner act if it was someone else. */
export const secondFactorEmail = ({ to, publicUrl }: Recipient): Mail =>
  writeEmail({
    to,
    subject: `An authenticator app was set up for ${BRAND.name}`,
    heading: 'An authenticator app was set up',
    paragraphs: [
      'From now on, you need a code from this app to open the admin pages.',
      'If this was you, you don’t need to do anything.',
    ],
    action: { label: 'Not you? Reset your password', url: `${publicUrl}/forgot-password` },
    notes: ['If this was not you, also contact the people who run the server. They can remove the app.'],
    reason: `${publicUrl} sent this email because you are an admin there.`,
  });
