import type { TextLine } from '../../artifacts/artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { smoothStep } from '../../computed/arithmetic/smooth-step.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { formatMessage } from '../../messages/format-message.ts';

/** Width of an edge in heights of the line, beyond that of a crisp one: where softness starts to show, and where it is obvious. */
const SOFT = { from: 0.045, to: 0.085 } as const;
/** Share of quiet columns and rows, from that of crisp letters to that of letters made of blocks. */
const STEPPED = { from: 0.45, to: 0.6 } as const;
const GOOD = 80;

const MESSAGES = {
  crisp: 'The letters that we read are crisp.',
  blurred: 'The letters of {line} are blurred.',
  stepped: 'The letters of {line} show visible pixels.',
  live: 'Set {line} as live text and export the ad again at full size.',
  mark: 'Crisp letters',
  softMark: 'Soft letters',
  none: 'No line was large and plain enough to judge its edges.',
} as const;

export default defineAudit({
  id: 'text-sharpness',
  needs: ['text'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 60,
    source:
      'Judgment: edges of 99 in 100 headlines of 399 ads are under 0.044 of their height wide, those of blurred ones 0.08 to 0.2',
  },
  effort: 'minutes',
  words: {
    name: 'Text sharpness',
    pass: 'The letters that we read are crisp',
    fail: 'The text is blurred or pixelated',
    why: 'Blurred letters are tiring to read and make the offer look careless.',
    fix: 'Set the text as live text and export at the size of the placement.',
    action: 'Sharpen the text',
  },

  run({ text }) {
    const judged = text.flatMap((line) =>
      line.edges && line.role !== 'label' ? [{ line, crisp: crispness(line) }] : [],
    );
    if (judged.length === 0) {
      return { kind: 'notApplicable', reason: MESSAGES.none };
    }
    const headline = judged.filter(({ line }) => line.role === 'headline');
    const value = Math.min(meanOf(judged), headline.length > 0 ? meanOf(headline) : 100);
    const worst = judged.toSorted((a, b) => a.crisp - b.crisp);
    const softest = worst[0]!.line;
    const values = { line: lineName(softest) };
    const isStepped = (softest.edges?.stepped ?? 0) > STEPPED.from;
    return {
      kind: 'measured',
      value,
      evidence: worst.slice(0, value < GOOD ? 4 : 1).map(({ line, crisp }) => ({
        label: crisp < GOOD ? MESSAGES.softMark : MESSAGES.mark,
        box: line.box,
      })),
      observation:
        value < GOOD
          ? formatMessage(isStepped ? MESSAGES.stepped : MESSAGES.blurred, values)
          : MESSAGES.crisp,
      ...(value < GOOD && { advice: formatMessage(MESSAGES.live, values) }),
    };
  },
});

const crispness = ({ edges }: TextLine): number =>
  edges
    ? 100 *
      (1 - smoothStep(edges.soft, SOFT.from, SOFT.to)) *
      (1 - smoothStep(edges.stepped, STEPPED.from, STEPPED.to))
    : 100;

/** Weighted by number of letters. */
function meanOf(judged: readonly { readonly line: TextLine; readonly crisp: number }[]): number {
  const letters = judged.reduce((sum, { line }) => sum + line.text.length, 0);
  return judged.reduce((sum, { line, crisp }) => sum + crisp * line.text.length, 0) / Math.max(1, letters);
}
