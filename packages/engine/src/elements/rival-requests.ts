import { bareLetters } from '../language/bare-letters.ts';
import type { TextLine } from '../artifacts/artifacts.ts';
import { smoothStep } from '../computed/arithmetic/smooth-step.ts';
import { offersContact } from '../language/request-words.ts';
import { rounded } from '../rounded.ts';
import type { Element, Elements } from './elements.ts';

/** Chance of asking under which a line is none that asks, and from which it surely is. Judgment. */
const ASKS = { from: 0.2, to: 0.6 } as const;

/** Badges of two stores are one request in two places, and so is a mark of where to get it. */
const STORE =
  /app ?store|google ?play|galaxy store|appgallery|download on the|get it (?:on|from|at)|available (?:on|at)/i;
/** What an app sets under a post itself: 'Like Comment Share'. */
const CONTROLS =
  /^(?:\W*(?:like|comment|share|send|reply|see more|see translation|view (?:all )?(?:\d+ )?comments)\b)+\W*$/i;
/** Letters; a scrap asks for nothing. */
const LEAST = 3;

/**
 * What else asks to act beside the request, the likeliest first. A phone number, an address, a store's badge, an app's own controls and the
 * same words once more are no rivals; where nothing surely asks, there are none.
 */
export function rivalRequests(
  text: readonly TextLine[],
  { request, headline, roles }: Pick<Elements, 'request' | 'headline' | 'roles'>,
): readonly Element[] {
  if (!request) return [];
  const own = new Set([...request.lines, ...(headline?.lines ?? [])]);
  const said = new Set(request.lines.map((at) => bareLetters(text[at]?.text ?? '')));
  const found: Element[] = [];
  for (const [at, line] of text.entries()) {
    const p = smoothStep(roles[at]?.request ?? 0, ASKS.from, ASKS.to);
    const words = bareLetters(line.text);
    if (p === 0 || own.has(at) || words.length < LEAST || said.has(words)) continue;
    if (offersContact(line.text) || STORE.test(line.text) || CONTROLS.test(line.text)) continue;
    said.add(words);
    found.push({ text: line.text, p: rounded(p, 3), box: line.box, lines: [at] });
  }
  return found.toSorted((a, b) => b.p - a.p);
}
