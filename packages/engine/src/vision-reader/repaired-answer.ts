import { jsonrepair } from 'jsonrepair';
import { type ReaderAnswer, readerAnswerSchema } from './reader-answer.ts';

/** Far longer than any real answer; caps the time spent on repair. */
const LONGEST = 60_000;

/**
 * The usable part of a model's answer. Copes with JSON between other words, single quotes, a missing end, and members that are
 * missing or of the wrong type.
 * @returns null when nothing was said
 */
export function repairedAnswer(text: string): ReaderAnswer | null {
  const parsed = readerAnswerSchema.safeParse(objectIn(text.slice(0, LONGEST)));
  return parsed.success && hasContent(parsed.data) ? parsed.data : null;
}

function objectIn(text: string): unknown {
  // Some models think aloud before the answer, and that text may also contain braces.
  const answer = text.replace(/<think>[\s\S]*?<\/think>/g, '');
  const from = answer.indexOf('{');
  if (from < 0) return null;
  const to = answer.lastIndexOf('}');
  const candidates = [answer.slice(from, to > from ? to + 1 : undefined), answer.slice(from)];
  for (const candidate of candidates) {
    try {
      return JSON.parse(candidate);
    } catch {
      // Try the next candidate.
    }
  }
  for (const candidate of candidates.toReversed()) {
    try {
      return JSON.parse(jsonrepair(candidate));
    } catch {
      // Try the next candidate.
    }
  }
  return null;
}

const hasContent = ({ elements, message, ratings }: ReaderAnswer): boolean =>
  message !== '' ||
  Object.keys(ratings).length > 0 ||
  [elements.headline, elements.brand, elements.offer, elements.request].some(({ text }) => text !== '');
