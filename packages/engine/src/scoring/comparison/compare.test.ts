import { describe, expect, it } from 'vitest';
import type { Analysis, AuditResult } from '../../report.ts';
import { compareAnalyses, affectsOnlyScores } from './compare.ts';

const audit = (id: string, score: number | null, display: string, pointsPossible = 10): AuditResult => ({
  id,
  name: `Name of ${id}`,
  title: `Title of ${id} at ${score}`,
  category: 'message-clarity',
  status: score === null ? 'notApplicable' : 'measured',
  value: score,
  unit: '',
  display,
  good: 'at least 4.5 : 1',
  score,
  confidence: 0.9,
  weight: 1,
  typical: 75,
  pointsPossible,
  pointsLost: (pointsPossible * (100 - (score ?? 100))) / 100,
  curve: { shape: 'rising', good: 1, middling: 0, source: '' },
  observation: '',
  why: '',
  fix: '',
  evidence: [],
});

type Reported = Pick<
  Analysis,
  'overallScore' | 'interval' | 'kind' | 'versions' | 'creative' | 'adCopy' | 'scoreBreakdown' | 'audits'
>;
type Shape = Partial<Omit<Reported, 'creative'>> & { type?: Analysis['creative']['type'] };

const graded = ({ type = 'image', ...parts }: Shape = {}): Reported => ({
  overallScore: 70,
  interval: { low: 66, high: 74, lowGrade: 'D', highGrade: 'C' },
  kind: 'banner',
  versions: { schema: 1, engine: '1', rubric: '1' },
  creative: { type } as Analysis['creative'],
  adCopy: null,
  scoreBreakdown: [{ id: 'attention', category: 'Attention', score: 60, weight: 1, explanation: '' }],
  audits: [],
  ...parts,
});

describe('a comparison', () => {
  it('returns chances when the scores are comparable', () => {
    const { obstacles, chances } = compareAnalyses([graded(), graded({ overallScore: 74 })]);
    expect(obstacles).toEqual([]);
    expect(chances?.[1]).toBeGreaterThan(0.75);
  });

  it.each<[string, Shape, string[]]>([
    [
      'an image and a video',
      { type: 'video', kind: 'video', versions: { schema: 1, engine: '1', rubric: 'v' } },
      ['media'],
    ],
    [
      'ads with and without copy',
      { kind: 'banner-copy', versions: { schema: 1, engine: '1', rubric: 'c' } },
      ['copy'],
    ],
    ['different rubrics', { versions: { schema: 1, engine: '1', rubric: '2' } }, ['rubric']],
    ['different engines', { versions: { schema: 1, engine: '2', rubric: '1' } }, ['engine']],
    ['an ad without a score', { overallScore: null }, ['score']],
  ])('returns obstacles instead of chances for %s', (_, shape, expected) => {
    expect(compareAnalyses([graded(), graded(shape)])).toMatchObject({ obstacles: expected, chances: null });
  });

  it('compares copies across media, but not across engine versions', () => {
    const pull = (rank: number) => ({ ...audit('copy-pull', rank, `${rank} %`), confidence: 0.9 });
    const banner = graded({ kind: 'banner-copy', adCopy: 'One', audits: [pull(80)] });
    const video = graded({ type: 'video', kind: 'video-copy', adCopy: 'Two', audits: [pull(20)] });
    const other = { ...video, versions: { ...video.versions, engine: '2' } };
    expect(compareAnalyses([banner, video]).headline?.chances[0]).toBeGreaterThan(0.6);
    expect(compareAnalyses([banner, other]).headline).toBeNull();
    expect(compareAnalyses([banner, graded()]).headline).toBeNull();
  });

  it('lists categories side by side, even if only one ad has them', () => {
    const other = graded({
      scoreBreakdown: [
        { id: 'copy-quality', category: 'Copy Quality', score: 80, weight: 1, explanation: '' },
      ],
    });
    expect(compareAnalyses([graded(), other]).categories).toEqual([
      { id: 'attention', category: 'Attention', scores: [60, null] },
      { id: 'copy-quality', category: 'Copy Quality', scores: [null, 80] },
    ]);
  });

  it('names the best and the worst ad per differing check, sorted by points', () => {
    const of = (contrast: number, size: number, same: number | null) =>
      graded({
        audits: [
          audit('size', size, `${size} px`, 5),
          audit('contrast', contrast, `${contrast} : 1`),
          audit('same', same, 'same'),
        ],
      });
    const { differences } = compareAnalyses([of(20, 90, 50), of(60, 40, null), of(100, 50, 51)]);
    expect(differences.map(({ id, best, worst, points }) => [id, best.index, worst.index, points])).toEqual([
      ['contrast', 2, 0, 8],
      ['size', 0, 1, 2.5],
    ]);
    expect(differences[0]?.best).toMatchObject({ display: '100 : 1', title: 'Title of contrast at 100' });
  });

  it('lists no check differences across media types', () => {
    const audits = [audit('contrast', 20, '2 : 1')];
    const video = graded({ type: 'video', kind: 'video', audits: [audit('contrast', 90, '9 : 1')] });
    expect(compareAnalyses([graded({ audits }), video]).differences).toEqual([]);
  });

  it('lists a check from a quarter of a point, if it was measured', () => {
    const of = (named: number, alike: number) =>
      graded({ audits: [audit('named', named, ''), audit('alike', alike, ''), audit('absent', null, '')] });
    const { differences } = compareAnalyses([of(50, 50), of(52.5, 52)]);
    expect(differences.map(({ id, points }) => [id, points])).toEqual([['named', 0.25]]);
  });

  it('compares a check only between ads that have a score for it', () => {
    const contrast = (score: number) => audit('contrast', score, '');
    const unscored = { ...contrast(0), score: null };
    const of = (...audits: AuditResult[]) => graded({ audits });
    const { differences } = compareAnalyses([of(), of(unscored), of(contrast(20)), of(contrast(90))]);
    expect(differences.map(({ best, worst, points }) => [best.index, worst.index, points])).toEqual([
      [3, 2, 7],
    ]);
  });

  it('compares the measured category scores when the readers differ', () => {
    const reader = { model: 'small-1', by: null, prompt: 'v1', measured: 60, measuredGrade: 'D' as const };
    const read = {
      ...graded({
        scoreBreakdown: [
          {
            id: 'attention',
            category: 'Attention',
            score: 80,
            weight: 1,
            explanation: '',
            withReader: { measured: 60, rating: 90, read: 92, share: 0.5, low: 70, high: 90 },
          },
        ],
      }),
      scoredWith: reader,
    };
    const { obstacles, categories } = compareAnalyses([read, graded({ scoreBreakdown: [] })]);
    expect(obstacles).toEqual(['reader']);
    expect(categories).toEqual([{ id: 'attention', category: 'Attention', scores: [60, null] }]);
  });
});

describe('a comparison obstacle', () => {
  it.each([
    ['copy', true],
    ['reader', true],
    ['score', true],
    ['media', false],
    ['rubric', false],
    ['engine', false],
  ] as const)('of kind %s affects only scores: %s', (obstacle, ofScores) => {
    expect(affectsOnlyScores(obstacle)).toBe(ofScores);
  });
});
