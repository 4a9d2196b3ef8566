import type { TextLine } from '../../artifacts/artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { displaySize } from '../../computed/layout/display-size.ts';
import { inkReaching, sideOf } from '../../computed/design/ink-suggestion.ts';
import { nameWithin } from '../../computed/text/headline.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { mainLines, trust } from '../../computed/text/main-lines.ts';
import { allSeenSurely, seenSurely } from '../../computed/text/readable.ts';
import { byHarm, softWorst } from '../../computed/arithmetic/soft-worst.ts';
import { formatValue } from '../../format-value.ts';
import { say } from '../../messages/say.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

/** A little over what WCAG asks for: a headline that stands out more must not make up for an offer that sinks. */
const ENOUGH = 5;

/** How much the weakest stretch of a line counts against the whole of it. */
const WEAKEST_PART = 0.3;

/**
 * How much the faintest headline or offer counts alone, as far as it was surely read: the strength of other lines does
 * not make up for one that the ad stands on. Judgment.
 */
const CARRIES = new Set<TextLine['role']>(['headline', 'offer']);
const FAINTEST_PART = 0.7;

/** CSS pixels from which WCAG calls text large: 18 pt. */
const LARGE = 24;
const RATIO_SMALL = 4.5;
const RATIO_LARGE = 3;

const SHOWN = 4;

const CURVE: Curve = {
  shape: 'rising',
  good: 4.5,
  middling: 2.7,
  source: 'WCAG 2.2 SC 1.4.3: 4.5:1, and 3:1 for large text, at the size the ad is shown',
};

const NAME = 'Text contrast';

const MESSAGES = {
  readable:
    'Apart from the brand, the button and fine print, text has a contrast of at least {contrast} ({needed} is readable).',
  faintest: '{line} has the least contrast of what we measured ({contrast}; {needed} is readable).',
  faint: '{line} is hard to read on its background ({contrast}; {needed} is readable).',
  faintAmongOthers:
    '{line} is hard to read on its background ({contrast}; {needed} is readable), and so {others, plural, one {is # other line} other {are # other lines}}.',
  recolor:
    'Set {line} in {better}, which is readable on {ground} ({enough}), or put a solid panel behind it.',
  uneven: '{way, select, darker {Darken} other {Lighten}} the picture behind {line} where it is faintest.',
} as const;

export default defineAudit({
  id: 'text-contrast',
  needs: ['text', 'callToAction', 'image'],
  spares: ['callToAction'],
  unit: 'ratio',
  curve: CURVE,
  effort: 'minutes',
  changes: ['recolorText', 'layPanel'],
  part: 'line',
  aspect: 'contrast',
  views: ['typography'],
  praise: { words: 'text that is easy to read', rank: 11, minor: true },
  fault: { state: 'faint', thing: 'line' },
  words: {
    name: NAME,
    pass: 'Text stands out from its background',
    fail: 'Text lacks contrast with its background',
    why: 'Ads are read in sunlight, at arm’s length and in passing: faint text is skipped, not deciphered.',
    fix: 'Darken or lighten the text, or put a solid panel behind it.',
    action: 'Raise the text’s contrast',
  },

  run({ text, callToAction, image }) {
    const main = mainLines(text, callToAction);
    const lines = byHarm(
      main.map(({ line, weight }) => ({
        line,
        weight: weight * seenSurely(line),
        value: contrastOfLine(line),
      })),
      RATIO_SMALL,
    );
    const worst = lines[0];
    if (!worst) return { kind: 'notApplicable', reason: 'We could not find a message in the picture.' };
    const value = withFaintest(softWorst(lines), lines);
    const { line } = worst;
    const needed = line.height * displaySize(image).height >= LARGE ? RATIO_LARGE : RATIO_SMALL;
    const holds = passes(CURVE, value);
    const all = holds && line.contrast >= needed;
    const others = lines.filter((each) => each.line !== line && each.line.contrast < RATIO_SMALL).length;
    const told = all ? Math.min(...lines.map((each) => each.line.contrast)) : line.contrast;
    return {
      kind: 'measured',
      value,
      confidence: allSeenSurely(main),
      evidence: lines.slice(0, SHOWN).map(({ line: each }) => ({
        label: `${lineName(each)} at ${formatValue(each.contrast, 'ratio')}`,
        box: each.box,
        swatches: [each.ink, each.ground],
      })),
      // What is named is not readable: the rest makes no praise of it.
      ...(holds && !all && { title: NAME, advice: '' }),
      // The figure behind the score ends where letters stand out enough: what was measured of the lines is told.
      display: formatValue(told, 'ratio'),
      observation: say(messageFor({ holds, all, others }), {
        line: lineName(line),
        contrast: formatValue(told, 'ratio'),
        // Where the text fails as a whole, what would do for large letters is not called readable.
        needed: formatValue(holds || line.contrast < needed ? needed : RATIO_SMALL, 'ratio'),
        others,
      }),
      ...(worst.value < RATIO_SMALL && { advice: adviceFor(line, nameWithin(line, text)) }),
    };
  },
});

/** The figure of all lines, lowered by the line that lowers it most. */
const withFaintest = (
  all: number,
  lines: readonly { readonly line: TextLine; readonly value: number }[],
): number =>
  all -
  Math.max(
    0,
    ...lines
      .filter(({ line }) => CARRIES.has(line.role))
      .map(({ line, value }) => FAINTEST_PART * trust(line.confidence) * seenSurely(line) * (all - value)),
  );

interface Held {
  readonly holds: boolean;
  /** Whether the line that harms most is readable, too. */
  readonly all: boolean;
  readonly others: number;
}

function messageFor({ holds, all, others }: Held): string {
  if (holds) return all ? MESSAGES.readable : MESSAGES.faintest;
  return others > 0 ? MESSAGES.faintAmongOthers : MESSAGES.faint;
}

function adviceFor({ ink, ground }: TextLine, name: string): string {
  const better = inkReaching(ground, ink, RATIO_SMALL);
  const values = { line: name, better, ground, enough: formatValue(RATIO_SMALL, 'ratio') };
  if (better !== ink) return say(MESSAGES.recolor, values);
  return say(MESSAGES.uneven, { ...values, way: sideOf(ground, ink) === 'lighter' ? 'darker' : 'lighter' });
}

const contrastOfLine = ({ contrast, worst }: TextLine): number =>
  (1 - WEAKEST_PART) * Math.min(ENOUGH, contrast) + WEAKEST_PART * Math.min(ENOUGH, worst.contrast);
