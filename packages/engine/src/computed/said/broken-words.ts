import type { Artifacts, Finding } from '../../audit.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { CutOff } from './cut-off.ts';
import { type Passage, englishLines } from './passages.ts';
import { nothingToJudge } from './wording-finding.ts';
import { namesOf } from './spelling.ts';

/** Below this confidence a fragment may simply be a misread word. */
const SURE = 0.85;

type Seen = Pick<Artifacts, 'text' | 'image' | 'elements' | 'copy'>;

/** How a check finds broken words and what it says. Messages may use {rest}, {side} and {others} (the number of other cases). */
interface BrokenWords {
  readonly find: (
    lines: ReturnType<typeof englishLines>,
    aspect: number,
    named: ReadonlySet<string>,
  ) => readonly CutOff[];
  readonly whole: string;
  readonly one: string;
  readonly several: string;
  readonly advice: string;
  /** Follows the quoted rest of the word in the evidence label. */
  readonly mark: string;
}

/** Reports words with missing letters, among confidently read English lines of these passages. */
export function brokenWordsFinding(
  passages: readonly Passage[],
  { text, image, elements, copy }: Seen,
  asked: BrokenWords,
): Finding {
  const none = nothingToJudge(passages);
  if (none) return none;
  const lines = englishLines(passages).filter(({ confidence }) => confidence >= SURE);
  const names = namesOf(text, elements.brand?.text ?? '', copy.text);
  const broken = asked.find(lines, image.width / image.height, names);
  const [first] = broken;
  if (!first) return { kind: 'measured', value: 0, evidence: [], observation: asked.whole };
  const values = { rest: first.rest, side: first.side, others: broken.length - 1 };
  return {
    kind: 'measured',
    value: broken.length,
    confidence: Math.min(...broken.map(({ line }) => line.confidence)),
    evidence: broken.map(({ line, rest }) => ({ label: `“${rest}”, ${asked.mark}`, box: line.box })),
    observation: formatMessage(broken.length > 1 ? asked.several : asked.one, values),
    advice: formatMessage(asked.advice, values),
  };
}
