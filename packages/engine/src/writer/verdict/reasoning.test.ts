import { describe, expect, it } from 'vitest';
import { analysisOf } from '../../testing/analysis-of.ts';
import { fakeArtifacts, textLine } from '../../testing/fakes/fake-artifacts.ts';
import { fakeImpression } from '../../testing/fakes/fake-impression.ts';

const { scoreBreakdown, reasoningTransparency, audits } = analysisOf({
  callToAction: null,
  brand: [],
});
const explanationOf = (id: string) => scoreBreakdown.find((category) => category.id === id)?.explanation;

describe('reasoning', () => {
  it.each<[string, Parameters<typeof analysisOf>[0], RegExp]>([
    ['the plain mean', {}, /^The overall score of [\d.]+ is the weighted mean of \d+ categories\.$/],
    [
      'deductions',
      { clutter: { ...fakeArtifacts().clutter, score: 99 } },
      /^The overall score of [\d.]+ is the weighted mean of \d+ categories, less [\d.]+ points for faults that hurt the whole ad\.$/,
    ],
    [
      'a ceiling',
      { text: [textLine({ text: 'Your headline here' }), textLine({ text: 'Hot until the summit' })] },
      / is the weighted mean of \d+ categories(?:, less .+)?, capped because of [\w -]+ \(sum [\d.]+\)\.$/,
    ],
  ])('says how the score came about: %s', (_, overrides, expected) => {
    const { detailedExplanations } = analysisOf(overrides).reasoningTransparency;
    expect(detailedExplanations[0]).toMatch(expected);
  });

  it('states one finding per category, or nothing if no audit is reported for it', () => {
    const [worst] = audits
      .filter(({ category, score }) => category === 'call-to-action' && score !== null && score < 75)
      .toSorted((a, b) => b.pointsLost - a.pointsLost);
    expect(explanationOf('call-to-action')).toBe(`${worst!.title}.`);
    const unblamed = analysisOf({ brand: [], impression: fakeImpression(60, { brand: -5 }) });
    expect(unblamed.scoreBreakdown.find(({ id }) => id === 'brand-presence')?.explanation).toBe('');
  });

  it('explains each category in one sentence without repeating a finding', () => {
    const judged = scoreBreakdown.filter(({ score }) => score !== null);
    expect(judged.length).toBeGreaterThan(6);
    for (const { explanation, category, score } of judged) {
      expect(explanation).toMatch(/^(?:\p{Lu}[^.]+\.)?$/u);
      expect(audits.filter(({ observation }) => explanation.includes(observation))).toEqual([]);
      const figures = reasoningTransparency.detailedExplanations.find((line) =>
        line.startsWith(`${category}: ${score}. `),
      );
      expect(figures).toMatch(
        /\d+% of the score; (?:most is lost on .+ \([\d.]+ points?\)|none of its checks costs a point)\.$/,
      );
    }
  });

  it('names an impression where it costs a category the most', () => {
    const { reasoningTransparency: told, audits: all } = analysisOf({ impression: fakeImpression(20) });
    const costs = all.find(({ id }) => id === 'attention-impression')!.pointsLost;
    expect(told.detailedExplanations.find((line) => line.startsWith('Attention: '))).toContain(
      `most is lost on stopping power as readers would rate it (${Math.round(costs * 10) / 10} points).`,
    );
    for (const line of told.detailedExplanations) expect(line).not.toContain('none of its checks costs');
    expect(told.influencingElements.join(' ')).toContain('Stopping power as readers would rate it: −');
  });

  it('does not praise and blame the same element in one sentence', () => {
    for (const { explanation } of scoreBreakdown) {
      const [praised, blamed] = explanation.split(', but ');
      expect(praised).not.toBe(blamed);
    }
    expect(explanationOf('attention')).not.toMatch(/attention.*, but .*attention/i);
  });

  it('cites a source for each benchmark, and never judgment', () => {
    expect(reasoningTransparency.benchmarks.length).toBeGreaterThan(0);
    for (const line of reasoningTransparency.benchmarks) {
      expect(line).toMatch(/: .+; good is .+ \(.+\)\.$/);
      expect(line).not.toMatch(/judgment/i);
    }
  });

  it('lists the largest losses as figures without repeating the findings', () => {
    const rated = analysisOf({ callToAction: null, brand: [], impression: fakeImpression(20) });
    const { influencingElements } = rated.reasoningTransparency;
    expect(influencingElements.length).toBeGreaterThan(4);
    for (const line of influencingElements) {
      expect(line).toMatch(/^.+: −(?:1 point|[\d.]+ points)(?: \(.+; good is .+\))?\.$/);
      expect(audits.filter(({ observation }) => line.includes(observation))).toEqual([]);
    }
  });

  it('shows no figure that the finding itself leaves out', () => {
    const { influencingElements, benchmarks } = reasoningTransparency;
    const silent = audits.filter(({ display, observation }) => display && !observation.includes(display));
    expect(silent.length).toBeGreaterThan(10);
    for (const { name, display } of silent)
      for (const line of [...influencingElements, ...benchmarks].filter((each) =>
        each.startsWith(`${name}:`),
      ))
        expect(line).not.toContain(`${display}; good is`);
  });

  it('gives no advice for audits that do not apply', () => {
    const unjudged = audits.filter(({ status }) => status === 'notApplicable');
    expect(unjudged.length).toBeGreaterThan(3);
    expect(unjudged.map(({ fix }) => fix).join('')).toBe('');
  });
});
