import type { Attention, TextLine } from '../artifacts/artifacts.ts';
import type { Audit } from '../audit.ts';
import { attentionShare } from '../computed/attention/attention-share.ts';
import { headlineOf } from '../computed/text/headline.ts';
import { rounded } from '../rounded.ts';
import { type Gathered, type JudgedAudit, runAudit } from '../grading/run-audit.ts';
import { PASS_SCORE } from '../scoring/marks.ts';

export interface Reading {
  readonly gathered: Gathered;
  /** Probability, 0..1. The weights of all readings add up to 1. */
  readonly weight: number;
}

/** The gathered facts of a banner, once per likely reading of its headline, most likely first (docs/decisions/022). */
export function readingsOf(gathered: Gathered): readonly Reading[] {
  const { text, elements } = gathered.artifacts;
  // A headline that the user specified has no other reading.
  if (!text || elements?.headline?.told) return [{ gathered, weight: 1 }];
  const readings = elements?.headlines ?? [];
  if (readings.length === 0) return [{ gathered, weight: 1 }];
  return readings.map(({ lines, p }) => {
    if (text.every(({ role }, at) => (role === 'headline') === lines.includes(at)))
      return { gathered, weight: p };
    const taken = text.map((line, at) => withHeadlineRole(line, lines.includes(at)));
    const artifacts = { ...gathered.artifacts, text: taken, ...withHeadlineAttention(gathered, taken) };
    return { gathered: { ...gathered, artifacts }, weight: p };
  });
}

/** A call to action keeps its role, even when it belongs to the headline. */
function withHeadlineRole(line: TextLine, leads: boolean): TextLine {
  if (leads && line.role !== 'callToAction') return { ...line, role: 'headline' };
  return line.role === 'headline' ? { ...line, role: 'body' } : line;
}

/** Recomputes the share of attention that this reading's headline draws. */
function withHeadlineAttention(
  { artifacts: { attention } }: Gathered,
  text: readonly TextLine[],
): { attention?: Attention } {
  if (!attention) return {};
  const boxes = headlineOf(text)?.lines.map(({ box }) => box) ?? [];
  const headline = boxes.length > 0 ? attentionShare(attention, boxes) : null;
  return { attention: { ...attention, shares: { ...attention.shares, headline } } };
}

/**
 * Reports the findings of the most likely reading. The score is the weighted mean over all readings, so a line that is a
 * hair smaller in another copy of the file moves the score only by a hair.
 */
export function runReadings(audit: Audit, readings: readonly Reading[]): JudgedAudit {
  // Other artifacts are the same in every reading.
  const differing = audit.needs.some((name) => name === 'text' || name === 'attention');
  const [first, ...others] = (differing ? readings : readings.slice(0, 1)).map(({ gathered, weight }) => ({
    result: runAudit(audit, gathered),
    weight,
  }));
  if (!first) throw new Error('A picture has at least one reading.');
  const own = first.result;
  if (own.score === null || others.length === 0) return own;
  const measured = [first, ...others].filter(({ result }) => result.score !== null);
  const meanConfidence = measured.reduce((sum, { result, weight }) => sum + weight * result.confidence, 0);
  if (meanConfidence === 0) return own;
  const points = measured.reduce(
    (sum, { result, weight }) => sum + weight * result.confidence * (result.score ?? 0),
    0,
  );
  const score = rounded(points / meanConfidence, 1);
  const passed = (points: number): boolean => points >= PASS_SCORE;
  // When other readings flip pass and fail, the most likely reading's heading would contradict the score.
  const reported = passed(score) === passed(own.score) ? own : { ...own, title: own.name, fix: '' };
  return { ...reported, score, confidence: rounded(meanConfidence, 3) };
}
