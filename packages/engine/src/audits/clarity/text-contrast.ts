import type { TextLine } from '../../artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { displaySize } from '../../computed/layout/display-size.ts';
import { inkReaching } from '../../computed/design/ink-suggestion.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { mainLines, trust } from '../../computed/text/main-lines.ts';
import { allSeenSurely, seenSurely } from '../../computed/text/readable.ts';
import { byHarm, softWorst } from '../../computed/arithmetic/soft-worst.ts';
import { formatValue } from '../../format-value.ts';

/** A little over what WCAG asks for: a headline that stands out more must not make up for an offer that sinks. */
const ENOUGH = 5;

/** How much the weakest stretch of a line counts against the whole of it. */
const WEAKEST_PART = 0.3;

/**
 * How much the faintest headline or offer counts alone, as far as it was surely read: the strength of other lines does
 * not make up for one that the ad stands on. Judgement.
 */
const CARRIES = new Set<TextLine['role']>(['headline', 'offer']);
const FAINTEST_PART = 0.7;

/** CSS pixels from which WCAG calls text large: 18 pt. */
const LARGE = 24;
const RATIO_SMALL = 4.5;
const RATIO_LARGE = 3;

const SHOWN = 4;

export default defineAudit({
  id: 'text-contrast',
  needs: ['text', 'callToAction', 'image'],
  spares: ['callToAction'],
  unit: 'ratio',
  curve: {
    shape: 'rising',
    good: 4.5,
    middling: 2.7,
    source: 'WCAG 2.2 SC 1.4.3: 4.5:1, and 3:1 for large text, at the size the ad is shown',
  },
  effort: 'minutes',
  words: {
    name: 'Contrast of the text',
    pass: 'The words stand out from their ground',
    fail: 'Words sink into their ground',
    why: 'Ads are read in sunlight, at arm’s length, in passing; words near the brightness of their ground are not read at all.',
    fix: 'Darken or lighten the letters, or lay a plain panel behind them.',
    action: 'Raise the contrast of the text',
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
    if (!worst) return { kind: 'notApplicable', reason: 'The picture has no words of a message.' };
    const value = withFaintest(softWorst(lines), lines);
    const { line } = worst;
    const large = line.height * displaySize(image).height >= LARGE;
    const least = large ? RATIO_LARGE : RATIO_SMALL;
    return {
      kind: 'measured',
      value,
      confidence: allSeenSurely(main),
      evidence: lines.slice(0, SHOWN).map(({ line: each }) => ({
        label: `${lineName(each)} at ${formatValue(each.contrast, 'ratio')}`,
        box: each.box,
        swatches: [each.ink, each.ground],
      })),
      observation: observe(
        line,
        least,
        lines.length > 1 ? value : null,
        lines.filter(({ line: each }) => each.contrast < RATIO_SMALL).length,
      ),
      advice: adviceFor(line, worst.value),
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

/** The figure of all lines comes first: it is the one that is judged. `all` is null for a single line. */
function observe(line: TextLine, least: number, all: number | null, under: number): string {
  const ratio = (value: number) => formatValue(value, 'ratio');
  const figures = `stands at ${ratio(line.contrast)} on ${line.ground}, ${ratio(line.worst.contrast)} where it is weakest; ${ratio(least)} is the least for this size`;
  if (all === null) return `${lineName(line)} ${figures}.`;
  return all >= RATIO_LARGE && line.contrast < least
    ? `The words reach ${ratio(all)} against their ground, the weakest counting most; ${under === 1 ? `only ${lineName(line)} stays` : `${lineName(line)} is the weakest and stays`} under ${ratio(least)}, at ${ratio(line.contrast)} on ${line.ground}.`
    : `The words reach ${ratio(all)} against their ground, the weakest counting most: ${lineName(line)} ${figures}.`;
}

function adviceFor(line: TextLine, value: number): string {
  const { ink, ground } = line;
  if (value >= RATIO_SMALL) return 'Keep these letters on these grounds.';
  const better = inkReaching(ground, ink, RATIO_SMALL);
  return better === ink
    ? `Lay a plain ${ground} panel behind the weakest stretch of ${lineName(line)}; the rest of it is strong enough.`
    : `Set ${lineName(line)} in ${better} instead of ${ink}, which reaches 4.5 : 1 on ${ground}, or lay a plain panel behind it.`;
}

const contrastOfLine = ({ contrast, worst }: TextLine): number =>
  (1 - WEAKEST_PART) * Math.min(ENOUGH, contrast) + WEAKEST_PART * Math.min(ENOUGH, worst.contrast);
