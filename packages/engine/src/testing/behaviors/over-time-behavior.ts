import { describe, expect, it } from 'vitest';
import type { Artifacts, Audit } from '../../audit.ts';
import { PASS_SCORE } from '../../scoring/marks.ts';
import type { VideoArtifacts } from '../../artifacts/video-artifacts.ts';
import { fakeVideo } from '../fakes/fake-video.ts';
import { judge } from '../judge.ts';

type Case = readonly [name: string, overrides: Partial<Artifacts>];

interface Behavior {
  /** From best to worst; the first must pass and the last must fail. */
  readonly falling: readonly Case[];
  readonly notApplicable?: readonly Case[];
  /** Expected of the worst case, like the fields below. */
  readonly observation: RegExp;
  readonly display?: string;
  readonly good?: string;
  /** Label of the first piece of evidence. */
  readonly label?: string;
  /** null for a style check, which is reported under its name without advice. When left out, any advice matches. */
  readonly advice?: RegExp | null;
  /** Second of the first piece of evidence; null when the finding concerns the whole video. */
  readonly second: number | null;
}

/** Shared tests for video audits: the score falls from case to case, and the worst one reports what was seen and when. */
export function behavesOverTime(audit: Audit, behavior: Behavior): void {
  const { falling, notApplicable = [], observation, display, good, label, advice, second } = behavior;
  const [, worst] = falling.at(-1)!;

  describe(audit.id, () => {
    it(`falls: ${falling.map(([name]) => name).join(' > ')}`, () => {
      const scores = falling.map(([, overrides]) => judge(audit, overrides).score ?? -1);
      for (const [i, score] of scores.slice(1).entries()) expect(score).toBeLessThan(scores[i]!);
      expect(scores[0]).toBeGreaterThanOrEqual(PASS_SCORE);
      expect(scores.at(-1)).toBeLessThan(PASS_SCORE);
      expect(scores.at(-1)).toBeGreaterThanOrEqual(0);
    });

    it('says what was seen of the worst, and where', () => {
      const result = judge(audit, worst);
      const { observation: said, title, fix, evidence } = result;
      expect(said).toMatch(observation);
      expect({ ...result, label: evidence[0]?.label }).toMatchObject({
        ...(display !== undefined && { display }),
        ...(good !== undefined && { good }),
        ...(label !== undefined && { label }),
      });
      expect(title === audit.words.name).toBe(advice === null);
      expect(fix).toMatch(advice === null ? /^$/ : (advice ?? /\S/));
      const { second: at = null } = evidence[0] ?? {};
      expect(at === null ? null : Math.round(100 * at) / 100).toBe(second);
    });

    it.each(notApplicable)('does not apply to %s', (_, overrides) => {
      expect(judge(audit, overrides).status).toBe('notApplicable');
    });
  });
}

const video = fakeVideo();

/** The fake video with parts of one measurement overridden. */
export const withVideo = <Name extends keyof VideoArtifacts>(
  name: Name,
  changes: Partial<VideoArtifacts[Name]>,
): Partial<Artifacts> => ({ [name]: { ...video[name], ...changes } });

export const withDuration = (durationSeconds: number): Partial<Artifacts> =>
  withVideo('video', { durationSeconds });

/** Consecutive shots of these lengths, in seconds. */
export function withShots(...lengths: readonly number[]): Partial<Artifacts> {
  let start = 0;
  const shots = lengths.map((length, i) => {
    const shot = { start, end: start + length, joinedBy: i === 0 ? null : ('cut' as const) };
    start += length;
    return shot;
  });
  return { shots };
}

const PLACE = { x: 0.2, y: 0.3, w: 0.6, h: 0.06 };

/** A line of text shown between these seconds. */
export const lineAt = (
  start: number,
  end: number,
  changes: Partial<VideoArtifacts['scenes']['text'][number]> = {},
): VideoArtifacts['scenes']['text'][number] => ({
  ...video.scenes.text[0]!,
  box: PLACE,
  start,
  end,
  ...changes,
});

export const withText = (...text: readonly VideoArtifacts['scenes']['text'][number][]): Partial<Artifacts> =>
  withVideo('scenes', { text });

/** A call to action shown between these seconds. */
export const withCallToAction = (start: number, end: number): Partial<Artifacts> =>
  withVideo('scenes', { callToAction: [{ text: 'Shop bottles', box: PLACE, start, end }] });

/** The brand's name shown between these seconds. */
export const withBrand = (start: number, end: number): Partial<Artifacts> =>
  withVideo('scenes', { brand: [{ text: 'TARNWELL', box: PLACE, start, end }] });

/** A face that covers this share of the frame between these seconds. */
export const faceAt = (
  start: number,
  end: number,
  share: number,
  smile: number | null = 0.5,
): VideoArtifacts['scenes']['faces'][number] => ({
  box: { x: 0.2, y: 0.2, w: Math.sqrt(share), h: Math.sqrt(share) },
  smile,
  start,
  end,
});
