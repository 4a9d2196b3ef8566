import { describe, expect, it } from 'vitest';
import { analysisOf } from '../../testing/analysis-of.ts';
import { fakeImpression } from '../../testing/fakes/fake-impression.ts';

const { scoreBreakdown, reasoningTransparency, audits } = analysisOf({
  callToAction: null,
  brand: [],
});
const explanationOf = (id: string) => scoreBreakdown.find((category) => category.id === id)?.explanation;

describe('reasoning', () => {
  it('says in one sentence what it saw, and nothing of a category that no check speaks of', () => {
    const [worst] = audits
      .filter(({ category, score }) => category === 'call-to-action' && score !== null && score < 75)
      .toSorted((a, b) => b.pointsLost - a.pointsLost);
    expect(explanationOf('call-to-action')).toBe(`${worst!.title}.`);
    const unblamed = analysisOf({ brand: [], impression: fakeImpression(60, { brand: -5 }) });
    expect(unblamed.scoreBreakdown.find(({ id }) => id === 'brand-presence')?.explanation).toBe('');
  });

  it('explains a category in one sentence, and repeats no finding', () => {
    const judged = scoreBreakdown.filter(({ score }) => score !== null);
    expect(judged.length).toBeGreaterThan(6);
    for (const { explanation, category, score } of judged) {
      expect(explanation).toMatch(/^(?:\p{Lu}[^.]+\.)?$/u);
      expect(audits.filter(({ observation }) => explanation.includes(observation))).toEqual([]);
      const figures = reasoningTransparency.detailedExplanations.find((line) =>
        line.startsWith(`${category}: ${score}. `),
      );
      expect(figures).toMatch(/\d+% of the score; .+\.$/);
    }
  });

  it('praises and blames no part of the ad in one breath', () => {
    for (const { explanation } of scoreBreakdown) {
      const [praised, blamed] = explanation.split(', but ');
      expect(praised).not.toBe(blamed);
    }
    expect(explanationOf('attention')).not.toMatch(/attention.*, but .*attention/i);
  });

  it('gives benchmarks with their source, and no judgment for a source', () => {
    expect(reasoningTransparency.benchmarks.length).toBeGreaterThan(0);
    for (const line of reasoningTransparency.benchmarks) {
      expect(line).toMatch(/: .+; good is .+ \(.+\)\.$/);
      expect(line).not.toMatch(/judgment/i);
    }
  });

  it('tells what moved the score by figures, and not by the findings once more', () => {
    const { influencingElements } = reasoningTransparency;
    expect(influencingElements.length).toBeGreaterThan(4);
    for (const line of influencingElements) {
      expect(line).toMatch(/^.+: [−+](?:1 point|[\d.]+ points)(?: \(.+; good is .+\))?\.$/);
      expect(audits.filter(({ observation }) => line.includes(observation))).toEqual([]);
    }
  });

  it('gives no figure that the finding itself does not give', () => {
    const { influencingElements, benchmarks } = reasoningTransparency;
    const silent = audits.filter(({ display, observation }) => display && !observation.includes(display));
    expect(silent.length).toBeGreaterThan(10);
    for (const { name, display } of silent)
      for (const line of [...influencingElements, ...benchmarks].filter((each) =>
        each.startsWith(`${name}:`),
      ))
        expect(line).not.toContain(`${display}; good is`);
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
