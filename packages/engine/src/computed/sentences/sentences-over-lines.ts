import type { TextLine } from '../../artifacts/artifacts.ts';
import { linesBefore } from '../../elements/ranker/blocks.ts';
import { isRequest } from '../../language/index.ts';
import { endsMidSentence } from './sentence-fragments.ts';
import { capitalize } from '../../capitalize.ts';

/** Letter heights within one block differ by at most this factor. A line beyond it is separate. */
export const MAX_HEIGHT_RATIO = 1.5;

const ENDS = /[.!?…:;][\s"“”'’)]*$/u;
const BEGINS_SMALL = /^\p{Ll}/u;
/** Names and addresses that start lowercase anywhere: 'iPhone', 'acme.com'. */
const SMALL_NAME = /^\S*(?:\p{Lu}|\.\p{L}|[@/])/u;

const isOfMessage = ({ role }: TextLine): boolean =>
  role === 'headline' || role === 'offer' || role === 'body';

/** Whether a sentence continues from one line to the next, so that the second alone is only half of it. */
function carriesOn(line: TextLine, before: TextLine): boolean {
  const tallest = Math.max(line.height, before.height);
  if (before.role !== line.role && !(isOfMessage(before) && isOfMessage(line))) return false;
  if (line.role === 'brand' || line.role === 'label') return false;
  if (tallest > MAX_HEIGHT_RATIO * Math.min(line.height, before.height)) return false;
  const [above, own] = [before.text.trim(), line.text.trim()];
  if (ENDS.test(above)) return false;
  if (BEGINS_SMALL.test(own)) return !SMALL_NAME.test(own) && !BEGINS_SMALL.test(above);
  return endsMidSentence(above) && !isRequest(own);
}

/**
 * Marks each line that continues a sentence (`goesOn`). If the line before starts lowercase without continuing anything,
 * the ad is all lowercase, and continuations cannot be detected.
 * @param ratio width / height of the frame
 */
export function withContinuations(text: readonly TextLine[], ratio: number): readonly TextLine[] {
  const before = linesBefore(text, ratio);
  const told: TextLine[] = [];
  for (const [at, line] of text.entries()) {
    const goesOn = before[at]!.some((each) => {
      const other = told[each] ?? text[each]!;
      // A line that is itself half of a sentence may start lowercase.
      return carriesOn(line, other.goesOn ? { ...other, text: capitalize(other.text) } : other);
    });
    told.push(goesOn ? { ...line, goesOn } : line);
  }
  return told;
}
