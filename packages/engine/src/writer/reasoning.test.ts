import { describe, expect, it } from 'vitest';
import { analysisOf } from '../testing/analysis-of.ts';

const { scoreBreakdown, reasoningTransparency, audits } = analysisOf({ callToAction: null, brand: [] });
const explanationOf = (id: string) => scoreBreakdown.find((category) => category.id === id)?.explanation;

describe('reasoning', () => {
  it.each(['call-to-action', 'brand-presence'])(
    'counts one check of %s as one, and says what it saw',
    (id) => {
      expect(explanationOf(id)).toMatch(
        /^One check decides \d+ % of the score\. .*(?:We could not find a button|No brand)/,
      );
    },
  );

  it('explains every category with a figure and a finding', () => {
    const judged = scoreBreakdown.filter(({ score }) => score !== null);
    expect(judged.length).toBeGreaterThan(6);
    for (const { explanation } of judged)
      expect(explanation).toMatch(/decides? \d+ % of the score\. .+: .+\./);
  });

  it('gives benchmarks with their source, and no judgement for a source', () => {
    expect(reasoningTransparency.benchmarks.length).toBeGreaterThan(0);
    for (const line of reasoningTransparency.benchmarks) {
      expect(line).toMatch(/ here, and good is .+\. .+\.$/);
      expect(line).not.toMatch(/\. Judgement/);
    }
  });

  it('tells what moved the score by figures, and not by the findings once more', () => {
    const { influencingElements, detailedExplanations } = reasoningTransparency;
    expect(influencingElements.length).toBeGreaterThan(4);
    for (const line of influencingElements) {
      expect(line).toMatch(/^.+: [−+][\d.]+ of the [\d.]+ points .+, where .+ is good\.$/);
      expect(audits.filter(({ observation }) => line.includes(observation))).toEqual([]);
    }
    expect(detailedExplanations.join('\n')).not.toMatch(/with weight \d+ %\. .*decides? \d+ %/);
  });

  it('tells no check as a merit and as a loss at once', () => {
    const names = reasoningTransparency.influencingElements.map((line) => line.split(':')[0]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('has no advice on what was not judged', () => {
    const unjudged = audits.filter(({ status }) => status === 'notApplicable');
    expect(unjudged.length).toBeGreaterThan(3);
    expect(unjudged.map(({ fix }) => fix).join('')).toBe('');
  });
});
