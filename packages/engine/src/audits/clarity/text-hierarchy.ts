import { defineAudit } from '../../audit.ts';
import { headlineOf } from '../../computed/text/headline.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { type MainLine, mainLines } from '../../computed/text/main-lines.ts';
import { severalOf } from '../../computed/arithmetic/several.ts';
import { weighedMean } from '../../computed/arithmetic/soft-worst.ts';

const GOOD = 2.6;

export default defineAudit({
  id: 'text-hierarchy',
  needs: ['text', 'callToAction'],
  spares: ['callToAction'],
  unit: 'ratio',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 1.35,
    source:
      'Judgement: typographic scales step by 1.25 to 1.6; one step is middling, two large ones are told apart at a glance',
  },
  effort: 'hour',
  words: {
    name: 'Hierarchy of the text',
    pass: 'Size says what to read first',
    fail: 'All words shout equally loud',
    why: 'When lines are of one size the reader has to find the message; most do not look for it.',
    fix: 'Make the headline two and a half times as high as the other lines.',
    action: 'Let the headline tower over the rest',
  },

  run({ text, callToAction }) {
    const headline = headlineOf(text);
    const lines = mainLines(text, callToAction);
    const others = lines.filter(({ line }) => !headline?.lines.includes(line));
    if (!headline || others.length === 0) {
      return { kind: 'notApplicable', reason: 'There are not two kinds of lines to compare.' };
    }
    const rest = Math.exp(
      weighedMean(
        others.map(({ line, weight }) => ({ value: Math.log(Math.max(1e-4, line.height)), weight })),
      ),
    );
    const value = headline.height / rest;
    const rival = others.toSorted((a, b) => b.line.height - a.line.height)[0]?.line;
    return {
      kind: 'measured',
      value,
      confidence: severalOf([sumOf(lines) - sumOf(others), sumOf(others)], 2),
      evidence: [
        ...(rival ? [{ label: `Largest other line ${lineName(rival)}`, box: rival.box }] : []),
        { label: `Headline ${headline.name}`, box: headline.box },
      ],
      observation:
        Math.abs(value - 1) < 0.05
          ? `The headline ${headline.name} is as high as the other lines.`
          : `The headline ${headline.name} is ${value.toFixed(1)} times as high as the other lines.`,
      advice:
        value < GOOD
          ? `Enlarge the headline by ${Math.round((GOOD / value - 1) * 100)} %, or bring ${rival ? lineName(rival) : 'the other lines'} down until it is ${GOOD} times as high.`
          : 'Keep this step between the headline and the rest.',
    };
  },
});

const sumOf = (lines: readonly MainLine[]): number => lines.reduce((sum, { weight }) => sum + weight, 0);
