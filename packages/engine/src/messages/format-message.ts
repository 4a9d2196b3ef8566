import { IntlMessageFormat } from 'intl-messageformat';

const LOCALE = 'en-US';

export type MessageValues = Readonly<Record<string, string | number>>;

const formats = new Map<string, IntlMessageFormat>();

/**
 * Formats a message with its values.
 * @param message in ICU format: '{line} is hard to read', '{count, plural, one {# line is} other {# lines are}} too small'
 * @throws when the message uses a value that is missing
 */
export function formatMessage(message: string, values: MessageValues = {}): string {
  let format = formats.get(message);
  if (!format) {
    format = new IntlMessageFormat(message, LOCALE, undefined, { ignoreTag: true });
    formats.set(message, format);
  }
  return String(format.format(values));
}
