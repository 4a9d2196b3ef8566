import type { Finding } from '../../audit.ts';
import type { Copy, MessageMatch, SharedPoint } from '../../copy-artifacts.ts';
import { excerpt, notEnglish } from '../copy/quotes.ts';
import { pointScore } from './message-match.ts';

interface Wording {
  readonly nothing: string;
  advice(worst: SharedPoint): string;
}

/** The points of one kind, averaged: 100 both say it, 0 they contradict each other. */
export function matchFinding(
  kind: SharedPoint['kind'],
  copy: Copy,
  { points }: MessageMatch,
  { nothing, advice }: Wording,
): Finding {
  const ofKind = points.filter((point) => point.kind === kind);
  const worst = ofKind.toSorted((a, b) => pointScore(a) - pointScore(b))[0];
  const foreign = isToldByWords(kind, worst) ? notEnglish(copy) : null;
  if (foreign) return foreign;
  if (!worst) return { kind: 'notApplicable', reason: nothing };
  const start = worst.copy === null ? -1 : copy.text.indexOf(worst.copy.split(', ')[0] ?? worst.copy);
  const span =
    start < 0
      ? { start: 0, end: copy.text.length }
      : { start, end: start + (worst.copy?.split(', ')[0] ?? '').length };
  return {
    kind: 'measured',
    value: ofKind.reduce((sum, point) => sum + pointScore(point), 0) / ofKind.length,
    evidence: [{ label: worst.copy === null ? 'Not in the copy' : `“${worst.copy}”`, span }],
    observation: observe(worst, ofKind),
    advice: advice(worst),
  };
}

/** That one side lacks a request or an offer is known only where its words are; two figures differ in every language. */
function isToldByWords(kind: SharedPoint['kind'], worst: SharedPoint | undefined): boolean {
  if (kind !== 'action' && kind !== 'offer') return false;
  if (!worst) return true;
  return !worst.agrees && (kind === 'action' || worst.copy === null || worst.creative === null);
}

function observe({ kind, copy, creative, agrees }: SharedPoint, all: readonly SharedPoint[]): string {
  if (agrees) {
    const said = all.map((point) =>
      point.copy?.toLowerCase() === point.creative?.toLowerCase()
        ? `“${point.copy}”`
        : `“${point.copy}” (picture: “${point.creative}”)`,
    );
    return `Copy and picture agree on ${said.join(', ')}.`;
  }
  if (copy === null) return `The picture says ${excerpt(creative ?? '')} and the copy does not.`;
  if (creative === null) return `The copy says ${excerpt(copy)} and the picture does not.`;
  return `The copy says ${wordsOf(kind, copy)} where the picture says ${wordsOf(kind, creative)}.`;
}

/** Things are several words of a text, each quoted by itself; an offer or a request is one quotation. */
export function wordsOf(kind: SharedPoint['kind'], text: string): string {
  if (kind !== 'product') return excerpt(text);
  const each = text.split(', ').map((word) => `“${word}”`);
  return each.length < 2 ? each.join('') : `${each.slice(0, -1).join(', ')} and ${each.at(-1)}`;
}
