import { BRAND, type ContactMessage } from '@adjudge/contract';
import { writeEmail } from '../write-email.ts';
import type { Mail } from '../mailer.ts';

/** A contact form message for support. Replies go to its author. */
export const contactEmail = (message: ContactMessage, supportEmail: string): Mail =>
  writeEmail({
    to: supportEmail,
    replyTo: message.email,
    subject: `[${BRAND.name} contact] ${message.subject}`,
    heading: message.subject,
    paragraphs: [`${message.name} <${message.email}> sent a message through the contact form:`],
    quote: message.message,
    reason: 'Replies go to the sender.',
  });
