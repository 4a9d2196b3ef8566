import { describe, expect, it } from 'vitest';
import type { Analysis, AuditResult } from '../../report.ts';
import { sentenceBelowHeading } from '../../report/sentence-under.ts';
import { analysisOf } from '../../testing/analysis-of.ts';
import { fakeImpression } from '../../testing/fakes/fake-impression.ts';
import { fakeArtifacts, fakeVideo, textLine } from '../../testing/index.ts';
import { lineAt, withText } from '../../testing/behaviors/over-time-behavior.ts';
import { poorAd } from '../../testing/poor-ad.ts';

const { attention, clutter, file } = fakeArtifacts();
const video = { ...fakeVideo(), file: { ...file, format: 'mp4' as const } };

/** In a poor ad, clutter is reported. */
const POOR = { impression: fakeImpression(20) };

/** Two attention faults and a faint headline. By cost alone, findings of one category would lead the list. */
const overlooked = analysisOf({
  impression: fakeImpression(76, { faint: 3, request: 3 }),
  callToAction: null,
  brand: [],
  text: [textLine({ contrast: 1.3 })],
  attention: {
    ...attention,
    values: btoa('\u00ff'.repeat(16) + '\u0001'.repeat(240)),
    shares: { ...attention.shares, headline: 0.001 },
    centres: [0.1, 0.3, 0.5, 0.7, 0.9].map((x) => ({ x, y: 0.97, share: 0.2 })),
  },
});

/** The audit behind an insight, matched by its sentence, with the title in front if the sentence refers to it. */
const findingOf = ({ audits }: Analysis, insight: string): AuditResult | undefined =>
  audits.find((audit) => {
    const sentence = sentenceBelowHeading(audit);
    return insight === (/^(?:It |$)/.test(sentence) ? `${audit.title}. ${sentence}`.trim() : sentence);
  });

const categoriesOf = (analysis: Analysis, insights: readonly string[]): (string | undefined)[] =>
  insights.map((insight) => findingOf(analysis, insight)?.category);

describe('key insights', () => {
  it('start with weaknesses from three categories', () => {
    const insights = overlooked.keyInsights.weaknesses;
    expect(insights.length).toBeGreaterThan(2);
    expect(insights.length).toBeLessThan(6);
    expect(new Set(categoriesOf(overlooked, insights.slice(0, 3))).size).toBe(3);
    expect(new Set(insights).size).toBe(insights.length);
  });

  it('praise what readers would, and never the absence of a fault', () => {
    const analysis = analysisOf();
    expect(analysis.verdict).toContain('a strong headline');
    const ids = analysis.keyInsights.strengths.map((strength) => findingOf(analysis, strength)?.id ?? '');
    expect(ids.filter((id) => /^(?:headline|brand|text)-/.test(id))).toEqual([]);
    expect(ids.filter((id) => /^policy-|respect|scares|bait|spelling|placeholder|nonsense/.test(id))).toEqual(
      [],
    );
  });

  it('leave the points of a missing element to its fix, which gains more than the audit costs', () => {
    const analysis = analysisOf({ callToAction: null, text: [textLine({ role: 'headline' })] });
    const missing = analysis.audits.find(({ id }) => id === 'call-to-action-presence')!;
    const fix = analysis.recommendations.find(({ audit }) => audit === missing.id)!;
    expect(fix.points).toBeGreaterThan(missing.pointsLost);
    expect(analysis.keyInsights.weaknesses).toContain(missing.observation);
  });

  it('name the cause of a cluttered image', () => {
    const text = Array.from({ length: 12 }, () => fakeArtifacts().text[0]!);
    const { keyInsights } = analysisOf({ ...POOR, clutter: { ...clutter, score: 95 }, text });
    expect(keyInsights.weaknesses).toContain('There is too much text to take in at once.');
  });

  it('state findings under their titles where needed, without points', () => {
    const busy = analysisOf({ ...POOR, clutter: { ...clutter, score: 95 } });
    const told = [overlooked, poorAd(), busy, analysisOf()].flatMap((analysis) =>
      [...analysis.keyInsights.strengths, ...analysis.keyInsights.weaknesses].map(
        (insight) => [insight, findingOf(analysis, insight)] as const,
      ),
    );
    const unfound = told.filter(([, finding]) => finding === undefined).map(([insight]) => insight);
    expect(unfound.filter((insight) => !insight.endsWith('short enough to remember.'))).toEqual([]);
    expect(told.some(([insight, finding]) => insight === finding?.observation)).toBe(true);
    expect(told.map(([insight]) => insight)).toContain(
      'The picture is too busy to take in at a glance. It is busiest in the middle.',
    );
    expect(told.filter(([insight]) => /\d points?\b/.test(insight))).toEqual([]);
  });

  it.each([
    ['Sleep well tonihgt', false],
    ['Sleep well tonight', true],
  ])('of a video praise a headline for coming early if it is spelled right: %s', (text, praised) => {
    const { keyInsights } = analysisOf({ ...video, ...withText(lineAt(0, 6, { text, role: 'headline' })) });
    expect(keyInsights.strengths.some((strength) => strength.startsWith('The headline'))).toBe(praised);
  });

  it('say nothing of what one frame of a video does not decide', () => {
    const text = Array.from({ length: 12 }, () => fakeArtifacts().text[0]!);
    const crowded = { ...POOR, clutter: { ...clutter, score: 95 }, text };
    const [picture, film] = [analysisOf(crowded), analysisOf({ ...video, ...crowded })];
    const advised = ({ recommendations }: Analysis) => recommendations.map(({ audit }) => audit);
    expect(film.audits.find(({ id }) => id === 'clutter')!.score).toBeLessThan(50);
    expect(advised(picture)).toContain('clutter');
    expect(advised(film)).not.toContain('clutter');
    expect(film.keyInsights.weaknesses.join(' ')).not.toMatch(/clutter|too much/);
  });
});
