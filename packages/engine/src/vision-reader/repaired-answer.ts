import { jsonrepair } from 'jsonrepair';
import { type ReaderAnswer, readerAnswerSchema } from './reader-answer.ts';

/** Far beyond any answer; longer ones would take the repair its time. */
const LONGEST = 60_000;

/**
 * What can be understood of a model's answer: JSON between other words, with single quotes or without its end, and with
 * members missing or of another kind.
 * @returns null when nothing was said
 */
export function repairedAnswer(text: string): ReaderAnswer | null {
  const parsed = readerAnswerSchema.safeParse(objectIn(text.slice(0, LONGEST)));
  return parsed.success && saysSomething(parsed.data) ? parsed.data : null;
}

function objectIn(text: string): unknown {
  // Thinking that some models put before their answer may hold braces too.
  const answer = text.replace(/<think>[\s\S]*?<\/think>/g, '');
  const from = answer.indexOf('{');
  if (from < 0) return null;
  const to = answer.lastIndexOf('}');
  const candidates = [answer.slice(from, to > from ? to + 1 : undefined), answer.slice(from)];
  for (const candidate of candidates) {
    try {
      return JSON.parse(candidate);
    } catch {
      // Next.
    }
  }
  for (const candidate of candidates.toReversed()) {
    try {
      return JSON.parse(jsonrepair(candidate));
    } catch {
      // Next.
    }
  }
  return null;
}

const saysSomething = ({ elements, message, ratings }: ReaderAnswer): boolean =>
  message !== '' ||
  Object.keys(ratings).length > 0 ||
  [elements.headline, elements.brand, elements.offer, elements.request].some(({ text }) => text !== '');
