import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import type { Letter } from './letter.ts';
import type { Mail } from './mailer.ts';

/** @throws RangeError for an action that leads to no web address */
export function writeLetter(letter: Letter): Mail {
  if (letter.action && !/^https?:\/\//.test(letter.action.url)) {
    throw new RangeError('A letter leads to web addresses alone.');
  }
  return {
    to: letter.to,
    subject: letter.subject.replace(/\s+/g, ' ').trim(),
    text: letterText(letter),
    html: letterHtml(letter),
    ...(letter.replyTo === undefined ? {} : { replyTo: letter.replyTo }),
  };
}
