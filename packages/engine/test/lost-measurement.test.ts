import { describe, expect, it } from 'vitest';
import type { ArtifactName } from '../src/audit.ts';
import { judge } from '../src/grading/grade.ts';
import type { Analysis } from '../src/index.ts';
import type { Gathered } from '../src/grading/run-audit.ts';
import { GOLDEN_CASES, type GoldenCase } from './golden/cases.ts';
import { readGathered } from './golden/golden.ts';

const REASON = 'The model file is missing.';

const named = (name: string) => GOLDEN_CASES.find((golden) => golden.name === name)!;
const withCopy = named('square-with-copy');
const VIDEO = named('short-video');

const judged = new Map<string, Promise<Analysis>>();

/** Caches reports by case and lost measurements. */
function gradedWithout(lost: readonly ArtifactName[], golden = withCopy): Promise<Analysis> {
  const key = [golden.name, ...lost].join(' ');
  const analysis = judged.get(key) ?? judgedWithout(lost, golden);
  judged.set(key, analysis);
  return analysis;
}

async function judgedWithout(lost: readonly ArtifactName[], golden: GoldenCase): Promise<Analysis> {
  const gathered = await readGathered(golden);
  const artifacts = Object.fromEntries(
    Object.entries(gathered.artifacts).filter(([name]) => !lost.some((each) => each === name)),
  );
  const failures = Object.fromEntries(lost.map((name) => [name, REASON]));
  const left: Gathered = { artifacts, failures, confidence: gathered.confidence };
  const creative = {
    bytes: new Uint8Array(),
    fileName: 'banner.png',
    ...(golden.copy !== undefined && { copy: golden.copy }),
  };
  return judge(creative, left, () => {}).analysis;
}

/** Measurements lost together when one model or gatherer fails. */
const LOSSES: readonly (readonly [string, readonly ArtifactName[]])[] = [
  ['the face networks', ['faces']],
  ['the attention map', ['attention']],
  ['the call to action', ['callToAction']],
  ['the brand', ['brand']],
  ['the clutter', ['clutter', 'impression']],
  ['the layout', ['layout']],
  ['the palette', ['palette', 'colour']],
  ['the quality', ['quality']],
  ['the placements', ['placements']],
  ['the message match', ['messageMatch']],
  ['the copy', ['copy', 'messageMatch']],
  ['the reader', ['text', 'callToAction', 'brand', 'messageMatch']],
  ['the measuring thread', ['quality', 'palette', 'colour', 'clutter', 'faces', 'impression']],
];

/**
 * Points by which a partial score may be lower than the full one. Lost measurements count as typical for ads of the
 * kind, which is less than a good ad would have earned. Grows with the share lost; at least 9.
 */
const tolerance = ({ coverage }: Analysis): number => Math.max(9, 38 * (1 - coverage));

const EACH = GOLDEN_CASES.filter(({ drawn }) => 'banner' in drawn && drawn.banner.lines.length > 0).flatMap(
  (golden) =>
    LOSSES.filter(
      ([, lost]) => golden.copy !== undefined || (lost[0] !== 'copy' && lost[0] !== 'messageMatch'),
    ).map(([name, lost]) => [golden.name, name, golden, lost] as const),
);

describe('a failed measurement', () => {
  it.each(LOSSES)('still leaves a graded report: %s', async (_, lost) => {
    const [whole, analysis] = [await gradedWithout([]), await gradedWithout(lost)];
    expect(analysis.overallScore).not.toBeNull();
    expect(analysis.coverage).toBeLessThan(whole.coverage);
    expect(analysis.failures.map(({ measurement }) => measurement)).toEqual(
      expect.arrayContaining([...lost]),
    );
    expect(analysis.interval.high - analysis.interval.low).toBeGreaterThan(0);
  });

  it.each(LOSSES)('does not lower any check on its own: %s', async (_, lost) => {
    const whole = new Map((await gradedWithout([])).audits.map((audit) => [audit.id, audit]));
    const { audits } = await gradedWithout(lost);
    const lowered = audits.filter(
      ({ id, score }) => score !== null && score < (whole.get(id)?.score ?? 0) - 5,
    );
    expect(lowered.map(({ id }) => id)).toEqual([]);
  });

  it.each(EACH)('costs %s no more than its share: %s', async (_, __, golden, lost) => {
    const [whole, left] = [await gradedWithout([], golden), await gradedWithout(lost, golden)];
    expect(left.overallScore).not.toBeNull();
    expect(left.coverage).toBeLessThan(whole.coverage);
    expect((left.overallScore ?? 0) - (whole.overallScore ?? 0)).toBeGreaterThan(-tolerance(left));
    expect((left.overallScore ?? 0) - left.interval.low).toBeGreaterThan(29 * (1 - left.coverage));
  });

  it('leads to a partial score, marked as such, when no text could be read', async () => {
    const analysis = await gradedWithout(['text', 'callToAction', 'brand', 'messageMatch']);
    const { overallScore, interval, verdict, percentiles, reasoningTransparency, creative } = analysis;
    expect(analysis.coverage).toBeGreaterThan(0.2);
    expect(overallScore).not.toBeNull();
    expect(interval.high - interval.low).toBeGreaterThan(22);
    expect(verdict).toMatch(
      /^Partial score, 63% of the checks measured, without .*the text in the picture.*the brand/,
    );
    expect(percentiles?.overall ?? null).toBeNull();
    expect(reasoningTransparency.detailedExplanations[0]).toContain('the text in the picture');
    expect(creative.alt).toBe('Ad whose text could not be read');
    expect(JSON.stringify(analysis.optimizationRecommendations)).not.toContain('asks for nothing');
    expect(analysis.typographyAnalysis.explanation).toBe(`Not measured. ${REASON}`);
    expect(analysis.audits.find(({ id }) => id === 'text-contrast')?.observation).toBe(REASON);
  });

  it.each<readonly [string, readonly ArtifactName[]]>([
    ['on-screen content', ['scenes']],
    ['sound', ['sound']],
    ['shots, motion, light, and sound', ['shots', 'motion', 'light', 'sound']],
  ])('still leaves a graded video report with no check lowered: %s', async (_, lost) => {
    const [whole, analysis] = [await gradedWithout([], VIDEO), await gradedWithout(lost, VIDEO)];
    const before = new Map(whole.audits.map((audit) => [audit.id, audit]));
    expect(analysis.kind).toBe('video-copy');
    expect(analysis.overallScore).not.toBeNull();
    expect(analysis.coverage).toBeLessThan(whole.coverage);
    const lowered = analysis.audits.filter(
      ({ id, score }) => score !== null && score < (before.get(id)?.score ?? 0) - 5,
    );
    expect(lowered.map(({ id }) => id)).toEqual([]);
  });
});
