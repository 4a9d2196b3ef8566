import type { Evidence, Finding } from '../../audit.ts';
import type { Hit } from '../../artifacts/copy-artifacts.ts';
import { enclosing } from '../../geometry.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { quoted } from '../copy/quotes.ts';
import { isQuotable } from '../text/line-name.ts';
import type { Passage } from './passages.ts';

/** A hit in the ad's words and where it is. */
export interface WordingHit {
  readonly hit: Hit;
  readonly passage: Passage;
  readonly evidence: Evidence;
  /** OCR confidence, 0..1; 1 in the copy. */
  readonly confidence: number;
}

/** Below this confidence a letter may have been misread, so the words are not reported. Chosen by judgment. */
const SURE = 0.85;

/** Keeps hits whose letters were read confidently. @param isRead whether the letters of a line may be quoted */
export function wordingHitsIn(passage: Passage, hits: readonly Hit[], isRead = isQuotable): WordingHit[] {
  return hits.flatMap((hit): WordingHit[] => {
    const label = `“${hit.text.replace(/\s+/g, ' ')}”`;
    if (passage.role === 'copy') {
      const span = { start: hit.start, end: hit.end };
      return [{ hit, passage, evidence: { label, span }, confidence: 1 }];
    }
    const lines = passage.lines.filter(({ start, end }) => start < hit.end && hit.start < end);
    const confidence = Math.min(1, ...lines.map(({ line }) => line.confidence));
    if (confidence < SURE || !lines.every(({ line }) => isRead(line))) return [];
    const box = enclosing(lines.map(({ line }) => line.box));
    return [{ hit, passage, evidence: { label, box }, confidence }];
  });
}

const MESSAGES = {
  inPicture: 'The picture says {words}, {fault}.',
  inCopy: 'The copy says {words}, {fault}.',
  inBoth: 'Picture and copy say {words}, {fault}.',
  noWords: 'We could not find any words to judge.',
  otherLanguage: 'Not measured: the words are not in English, or we could not tell their language.',
} as const;

function placeOf(said: readonly WordingHit[]): 'inPicture' | 'inCopy' | 'inBoth' {
  const inCopy = said.filter(({ passage }) => passage.role === 'copy').length;
  if (inCopy === 0) return 'inPicture';
  return inCopy === said.length ? 'inCopy' : 'inBoth';
}

interface Wording {
  /** When nothing was found: 'No placeholder text was found.' */
  readonly clean: string;
  /** What the words are, worded to follow them: 'which is placeholder text'. */
  readonly fault: string;
  advice(hits: readonly Hit[]): string;
}

const MOST_MARKS = 8;

/** Counts such words in the ad. Not applicable when it has no words, or none in a language that can be checked. */
export function wordingFinding(
  passages: readonly Passage[],
  said: readonly WordingHit[],
  { clean, fault, advice }: Wording,
): Finding {
  const hits = said.map(({ hit }) => hit);
  if (said.length > 0)
    return {
      kind: 'measured',
      value: said.length,
      confidence: Math.min(...said.map(({ confidence }) => confidence)),
      evidence: said.slice(0, MOST_MARKS).map(({ evidence }) => evidence),
      observation: formatMessage(MESSAGES[placeOf(said)], { words: quoted(hits), fault }),
      advice: advice(hits),
    };
  return nothingToJudge(passages) ?? { kind: 'measured', value: 0, evidence: [], observation: clean };
}

/** Why no words can be judged; null when some can. */
export function nothingToJudge(passages: readonly Passage[]): Finding | null {
  const wordy = passages.filter(({ text }) => /\p{L}{2}/u.test(text));
  if (wordy.length === 0) return { kind: 'notApplicable', reason: MESSAGES.noWords };
  if (!wordy.some(({ english }) => english)) return { kind: 'notApplicable', reason: MESSAGES.otherLanguage };
  return null;
}
