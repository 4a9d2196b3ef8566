import type { TextLine } from '../../artifacts/artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { isBrandName } from '../../computed/brand/is-brand-name.ts';
import { isOnPicture } from '../../computed/design/clutter-thresholds.ts';
import { displaySize } from '../../computed/layout/display-size.ts';
import { type Others, RATIO, contrastAdvice } from '../../computed/design/contrast-advice.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { mainLines, prominence, confidenceWeight } from '../../computed/text/main-lines.ts';
import { isSameElement, nameAmong } from '../../computed/text/small-lines.ts';
import { meanContrastCertainty, contrastCertainty } from '../../computed/text/readability.ts';
import { smoothStep } from '../../computed/arithmetic/smooth-step.ts';
import { byHarm, softWorst } from '../../computed/arithmetic/soft-worst.ts';
import { formatValue } from '../../format-value.ts';
import { joinedList } from '../../messages/joined-list.ts';
import { wordCount } from '../../language/request-words.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';
import { poorOrAll } from '../../scoring/poor-or-all.ts';

/** A cap a little above what WCAG requires, so that a headline that stands out more cannot make up for a faint offer. */
const ENOUGH = 5;

/** Weight of a line's weakest stretch, against the line as a whole. */
const WEAKEST_PART = 0.3;

/**
 * Weight of the faintest headline or offer on its own, to the extent that it was read with certainty. The contrast of
 * other lines does not make up for a line that the ad depends on. Chosen by judgment.
 */
const CARRIES = new Set<TextLine['role']>(['headline', 'offer']);
const FAINTEST_PART = 0.7;

/** CSS pixels around the size that WCAG calls large (18 pt, 24 px). A range, so that no line jumps at a limit. */
const LARGE = { from: 20, to: 28 } as const;

/** Contrast ratio that letters need, by their height in CSS pixels. */
const neededAt = (px: number): number =>
  RATIO.small - (RATIO.small - RATIO.large) * smoothStep(px, LARGE.from, LARGE.to);

const SHOWN = 4;

const CURVE: Curve = {
  shape: 'rising',
  good: 4.5,
  middling: 2.7,
  source: 'WCAG 2.2 SC 1.4.3: 4.5:1, and 3:1 for large text, at the size the ad is shown',
};

const NAME = 'Text contrast';

const MESSAGES = {
  readable: 'Headline and main text stand out from what is behind them.',
  faintest: '{line} has the least contrast of what we measured.',
  faint: '{line} is hard to read on its background.',
  faintAmongOthers:
    '{line} is hard to read on its background, and so {count, plural, one {is} other {are}} {others}.',
  faintAmongMany: '{line} is hard to read on its background, and so is other text.',
  most: 'Much of the text is hard to read on its background.',
  onePanel: 'Darken or lighten the picture behind it, or set the text on a solid panel.',
  oneColor: 'Give the text a color that is clearly lighter or darker than what is behind it.',
  good: 'at least {needed}',
} as const;

export default defineAudit({
  id: 'text-contrast',
  needs: ['text', 'callToAction', 'image', 'elements'],
  optionalNeeds: ['callToAction', 'elements'],
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

  run({ text, callToAction, image, elements }) {
    const main = mainLines(text, callToAction);
    const { height } = displaySize(image);
    const judged = main.map(({ line, weight }) => {
      const needed = neededAt(line.height * height);
      return { line, needed, weight: weight * contrastCertainty(line), value: contrastOfLine(line, needed) };
    });
    if (judged.length === 0)
      return { kind: 'notApplicable', reason: 'We could not find a message in the picture.' };
    const value = withFaintest(softWorst(judged), judged);
    const holds = passes(CURVE, value);
    // Problems of the brand name are reported by its own check.
    const others = judged.filter(({ line }) => !isBrandName(line, elements.brand));
    const isOfName =
      !holds && (others.length === 0 || passes(CURVE, withFaintest(softWorst(others), others)));
    const shown = isOfName || others.length === 0 ? judged : others;
    const lines = byHarm(holds ? shown : shown.map(withReaderWeight), RATIO.small);
    const faint = lines.filter((each) => each.line.contrast < each.needed);
    const worst = (!holds && faint[0]) || lines[0]!;
    const { line } = worst;
    const all = holds && line.contrast >= worst.needed;
    const rest = faint.filter((each) => !isSameElement(each.line, line));
    const name = nameAmong(line, faint, text);
    const more = othersAmong(
      rest.map((each) => nameAmong(each.line, rest, text)),
      name,
    );
    const faintest = all ? lines.toSorted((a, b) => a.line.contrast - b.line.contrast)[0]! : worst;
    const isMost = !holds && !isOfName && rest.length >= SEVERAL && areMost(faint, shown);
    return {
      kind: 'measured',
      value,
      confidence: meanContrastCertainty(main),
      evidence: poorOrAll(lines, RATIO.small, SHOWN).map(({ line: each }) => ({
        label: `${lineName(each)} at ${formatValue(each.contrast, 'ratio')}`,
        box: each.box,
        swatches: [each.ink, each.ground],
      })),
      // The line that is named is not readable, so the rest earns no praise.
      ...(((holds && !all) || isOfName) && { title: NAME, advice: '' }),
      // The value behind the score is capped, so show the measured contrast of a line instead.
      display: formatValue(faintest.line.contrast, 'ratio'),
      good: formatMessage(MESSAGES.good, { needed: formatValue(faintest.needed, 'ratio') }),
      observation: formatMessage(
        isMost ? MESSAGES.most : messageFor({ holds: holds || isOfName, all, others: more }),
        {
          line: name,
          ...othersValues(more),
        },
      ),
      ...(worst.value < RATIO.small &&
        !isOfName && {
          advice: isMost
            ? MESSAGES[isOnPicture(line) ? 'onePanel' : 'oneColor']
            : contrastAdvice(worst, rest, more, text),
        }),
    };
  },
});

interface Judged {
  readonly line: TextLine;
  readonly needed: number;
  readonly weight: number;
  readonly value: number;
}

/** Maximum weight of a line for a reader: that of body text. */
const AS_BODY = 0.5;

/** Weighted by how faint a line is, not by its share of the whole. Of two equally faint lines, the smaller one is lost first. */
const withReaderWeight = (judged: Judged): Judged => ({
  ...judged,
  weight: Math.min(AS_BODY, judged.weight / prominence(judged.line)) / (1 + judged.line.height),
});

/** The value of all lines, lowered by the single line that lowers it most. */
const withFaintest = (
  all: number,
  lines: readonly { readonly line: TextLine; readonly value: number }[],
): number =>
  all -
  Math.max(
    0,
    ...lines
      .filter(({ line }) => CARRIES.has(line.role))
      .map(
        ({ line, value }) =>
          FAINTEST_PART * confidenceWeight(line.confidence) * contrastCertainty(line) * (all - value),
      ),
  );

/** Number of other faint lines from which all are reported together, if they hold most of the words. Chosen by judgment. */
const SEVERAL = 3;

const areMost = (faint: readonly Judged[], all: readonly Judged[]): boolean =>
  2 * countWords(faint) > countWords(all);

const countWords = (lines: readonly Judged[]): number =>
  lines.reduce((sum, { line }) => sum + wordCount(line.text), 0);

interface ContrastSummary {
  readonly holds: boolean;
  /** Whether the most harmful line is readable too. */
  readonly all: boolean;
  readonly others: Others;
}

function messageFor({ holds, all, others }: ContrastSummary): string {
  if (holds) return all ? MESSAGES.readable : MESSAGES.faintest;
  if (others === 'many') return MESSAGES.faintAmongMany;
  return others.length > 0 ? MESSAGES.faintAmongOthers : MESSAGES.faint;
}

/** How many faint lines to name in addition to the worst one. Readers do not count more. */
const NAMED = 2;

/** @param names of lines; the name of a headline appears once for each of its lines */
function othersAmong(names: readonly string[], worst: string): Others {
  const others = [...new Set(names)];
  return others.length > NAMED || others.includes(worst) ? 'many' : others;
}

const othersValues = (others: Others): { readonly others: string; readonly count: number } =>
  others === 'many' ? { others: '', count: 0 } : { others: joinedList(others), count: others.length };

/** On the scale of small letters: a ratio that is just enough for large letters counts as 4.5. */
function contrastOfLine({ contrast, worst }: TextLine, needed: number): number {
  const counted = (ratio: number) => Math.min(ENOUGH, (ratio * RATIO.small) / needed);
  return (1 - WEAKEST_PART) * counted(contrast) + WEAKEST_PART * counted(worst.contrast);
}
