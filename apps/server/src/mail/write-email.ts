import { emailHtml } from './email-html.ts';
import { emailText } from './email-text.ts';
import type { Email } from './email.ts';
import type { Mail } from './mailer.ts';

/** @throws RangeError for an action whose URL is not a web address */
export function writeEmail(email: Email): Mail {
  if (email.action && !/^https?:\/\//.test(email.action.url)) {
    throw new RangeError('An email leads to web addresses alone.');
  }
  return {
    to: email.to,
    subject: email.subject.replace(/\s+/g, ' ').trim(),
    text: emailText(email),
    html: emailHtml(email),
    ...(email.replyTo === undefined ? {} : { replyTo: email.replyTo }),
  };
}
