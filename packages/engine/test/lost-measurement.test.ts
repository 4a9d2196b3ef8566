import { describe, expect, it } from 'vitest';
import type { ArtifactName } from '../src/audit.ts';
import { judge } from '../src/grade.ts';
import type { Analysis } from '../src/index.ts';
import type { Gathered } from '../src/run-audit.ts';
import { GOLDEN_CASES } from './golden/cases.ts';
import { readGathered } from './golden/golden.ts';

const REASON = 'The model file is missing.';

const golden = GOLDEN_CASES.find(({ copy }) => copy !== undefined)!;

async function gradedWithout(lost: readonly ArtifactName[]): Promise<Analysis> {
  const gathered = await readGathered(golden);
  const artifacts = Object.fromEntries(
    Object.entries(gathered.artifacts).filter(([name]) => !lost.some((each) => each === name)),
  );
  const failures = Object.fromEntries(lost.map((name) => [name, REASON]));
  const left: Gathered = { artifacts, failures, confidence: gathered.confidence };
  const creative = { bytes: new Uint8Array(), fileName: 'banner.png', copy: golden.copy! };
  return judge(creative, left, () => {}).analysis;
}

/** Measurements that one failed model or gatherer takes with it. */
const LOSSES: readonly (readonly [string, readonly ArtifactName[]])[] = [
  ['the face networks', ['faces']],
  ['the attention map', ['attention']],
  ['the call to action', ['callToAction']],
  ['the brand', ['brand']],
  ['the clutter', ['clutter', 'design']],
  ['the layout', ['layout', 'design']],
  ['the palette', ['palette', 'colour', 'design']],
  ['the quality', ['quality', 'design']],
  ['the placements', ['placements']],
  ['the message match', ['messageMatch']],
  ['the copy', ['copy', 'messageMatch']],
];

describe('a measurement that failed', () => {
  it.each(LOSSES)('leaves a graded report: %s', async (_, lost) => {
    const [whole, analysis] = [await gradedWithout([]), await gradedWithout(lost)];
    expect(analysis.overallScore).not.toBeNull();
    expect(analysis.coverage).toBeLessThan(whole.coverage);
    expect(analysis.failures.map(({ measurement }) => measurement)).toEqual(
      expect.arrayContaining([...lost]),
    );
    expect(analysis.interval.high - analysis.interval.low).toBeGreaterThan(0);
  });

  it.each(LOSSES)('lowers no check by itself: %s', async (_, lost) => {
    const whole = new Map((await gradedWithout([])).audits.map((audit) => [audit.id, audit]));
    const { audits } = await gradedWithout(lost);
    const lowered = audits.filter(
      ({ id, score }) => score !== null && score < (whole.get(id)?.score ?? 0) - 5,
    );
    expect(lowered.map(({ id }) => id)).toEqual([]);
  });

  it('gives no score, and says why, when no word could be read', async () => {
    const analysis = await gradedWithout(['text', 'callToAction', 'brand', 'messageMatch']);
    expect(analysis.coverage).toBeGreaterThan(0.2);
    expect(analysis.audits.filter(({ status }) => status === 'measured').length).toBeGreaterThan(20);
    expect(analysis.audits.find(({ id }) => id === 'text-contrast')?.observation).toBe(REASON);
  });
});
