import { bareLetters } from '../language/bare-letters.ts';
import type { TextLine } from '../artifacts/artifacts.ts';
import { smoothStep } from '../computed/arithmetic/smooth-step.ts';
import { offersContact } from '../language/request-words.ts';
import { rounded } from '../rounded.ts';
import type { Element, Elements } from './elements.ts';

/** Request chance up to which a line does not count as asking, and from which it fully does. Chosen by judgment, not fitted. */
const ASKS = { from: 0.2, to: 0.6 } as const;

/** Badges of two app stores, or a note on where to get the product, repeat one request. */
const STORE =
  /app ?store|google ?play|galaxy store|appgallery|download on the|get it (?:on|from|at)|available (?:on|at)/i;
/** Controls that an app shows under a post: 'Like Comment Share'. */
const CONTROLS =
  /^(?:\W*(?:like|comment|share|send|reply|see more|see translation|view (?:all )?(?:\d+ )?comments)\b)+\W*$/i;
/** Fewest letters of a request; anything shorter is a fragment. */
const LEAST = 3;

/**
 * Other requests to act besides the main one, likeliest first. Phone numbers, addresses, store badges, an app's own controls,
 * and repeated words do not count as rivals. Empty when there is no main request.
 */
export function rivalRequests(
  text: readonly TextLine[],
  { request, headline, roles }: Pick<Elements, 'request' | 'headline' | 'roles'>,
): readonly Element[] {
  if (!request) return [];
  const usedLines = new Set([...request.lines, ...(headline?.lines ?? [])]);
  const seenWords = new Set(request.lines.map((at) => bareLetters(text[at]?.text ?? '')));
  const found: Element[] = [];
  for (const [at, line] of text.entries()) {
    const p = smoothStep(roles[at]?.request ?? 0, ASKS.from, ASKS.to);
    const words = bareLetters(line.text);
    if (p === 0 || usedLines.has(at) || words.length < LEAST || seenWords.has(words)) continue;
    if (offersContact(line.text) || STORE.test(line.text) || CONTROLS.test(line.text)) continue;
    seenWords.add(words);
    found.push({ text: line.text, p: rounded(p, 3), box: line.box, lines: [at] });
  }
  return found.toSorted((a, b) => b.p - a.p);
}
