import { defineAudit } from '../../audit.ts';
import { headlineOf } from '../../computed/text/headline.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { type MainLine, mainLines } from '../../computed/text/main-lines.ts';
import { multiplicityOf } from '../../computed/arithmetic/multiplicity.ts';
import { weightedMean } from '../../computed/arithmetic/soft-worst.ts';
import { shorten, formatGrowthFactor } from '../../messages/enlarge-advice.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

const GOOD = 2.6;

/** Relative difference between two heights that viewers do not notice. */
const SAME = 0.05;

const CURVE: Curve = {
  shape: 'rising',
  good: GOOD,
  middling: 1.35,
  source:
    'Judgment: typographic scales step by 1.25 to 1.6; one step is middling, two large ones are told apart at a glance',
};

const MESSAGES = {
  leads: 'The headline {headline} is clearly larger than the other text.',
  hardly: 'The headline {headline} is only a little larger than the other text.',
  same: 'The headline {headline} is the same size as the other text.',
  smaller: 'The headline {headline} is smaller than the other text.',
  enlarge: 'Set the headline {factor} times as large.',
  fault: 'all text is nearly the same size',
} as const;

export default defineAudit({
  id: 'text-hierarchy',
  needs: ['text', 'callToAction'],
  optionalNeeds: ['callToAction'],
  unit: 'ratio',
  curve: CURVE,
  effort: 'hour',
  part: 'headline',
  aspect: 'size',
  views: ['typography'],
  onVideo: 'headline-frame',
  praise: { words: 'a clear text hierarchy', rank: 20, minor: true },
  fault: MESSAGES.fault,
  words: {
    name: 'Text hierarchy',
    pass: 'The headline is clearly the largest text',
    fail: 'The headline does not stand out by size',
    why: 'When all text is about the same size, viewers have to search for the message, and most do not.',
    fix: 'Make the headline about two and a half times as high as the other text.',
    action: 'Make the headline clearly larger',
  },

  run({ text, callToAction }) {
    const headline = headlineOf(text);
    const lines = mainLines(text, callToAction);
    const others = lines.filter(({ line }) => !headline?.lines.includes(line));
    const rival = others.toSorted((a, b) => b.line.height - a.line.height)[0]?.line;
    if (!headline || !rival) {
      return {
        kind: 'notApplicable',
        reason: 'We found only one kind of text, so there is nothing to compare.',
      };
    }
    const rest = Math.exp(
      weightedMean(
        others.map(({ line, weight }) => ({ value: Math.log(Math.max(1e-4, line.height)), weight })),
      ),
    );
    const value = headline.height / rest;
    const factor = formatGrowthFactor(GOOD / value, headline.lines);
    return {
      kind: 'measured',
      value,
      confidence: multiplicityOf([sumOf(lines) - sumOf(others), sumOf(others)], 2),
      evidence: [
        { label: `Largest other text: ${lineName(rival)}`, box: rival.box },
        { label: `Headline ${headline.name}`, box: headline.box },
      ],
      observation: formatMessage(messageFor(value), {
        headline: headline.name,
      }),
      ...(value < GOOD && {
        advice:
          factor === null
            ? shorten(`the headline ${headline.name}`)
            : formatMessage(MESSAGES.enlarge, { factor }),
      }),
    };
  },
});

function messageFor(times: number): string {
  if (passes(CURVE, times)) return MESSAGES.leads;
  if (Math.abs(times - 1) < SAME) return MESSAGES.same;
  return times > 1 ? MESSAGES.hardly : MESSAGES.smaller;
}

const sumOf = (lines: readonly MainLine[]): number => lines.reduce((sum, { weight }) => sum + weight, 0);
