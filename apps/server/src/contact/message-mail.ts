import { BRAND, type ContactMessage } from '@adjudge/contract';
import type { Mail } from '../mail/mailer.ts';

/** A message of the contact form as support gets it; an answer goes to whoever wrote it. */
export function messageMail(message: ContactMessage, supportEmail: string): Mail {
  const text = `${message.name} <${message.email}> wrote by the contact form:\n\n${message.message}\n`;
  return {
    to: supportEmail,
    replyTo: message.email,
    subject: `[${BRAND.name} contact] ${message.subject}`,
    text,
    html: `<p style="white-space: pre-wrap">${asHtml(text)}</p>`,
  };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const asHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');
