import type { TextLine } from '../../artifacts/artifacts.ts';
import type { PlacementFit } from '../../artifacts/placement-fit.ts';
import { defineAudit } from '../../audit.ts';
import { SMALL_PX } from '../../computed/layout/display-size.ts';
import { placeOfAll } from '../../computed/layout/place-name.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { namedFirst, nameAmong, lineToName, meaningfulLines } from '../../computed/text/small-lines.ts';
import { glanceLines, readableShare, shownPx } from '../../computed/placements/text.ts';
import { formatValue } from '../../format-value.ts';
import { enlargeAdvice } from '../../messages/enlarge-advice.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

/** Points of placement score that make a placement about e times as likely to be the one that is bought. */
const PREFERENCE = 8;
const WANTED_PX = 12;
const CURVE: Curve = {
  shape: 'rising',
  good: 95,
  middling: 50,
  source:
    'Judgment: 11 pt is the least text size of Apple’s interface guidelines; letters of 12 CSS px read well',
};

const MESSAGES = {
  readable: 'The text is large enough to read in {placement}.',
  mostly: 'Most of the text can be read in {placement}; {line} is small there.',
  small: 'Part of the text is too small to read in {placement}.',
  smallest: '{line} is too small to read in {placement}.',
  mostlyTogether: 'Most of the text can be read in {placement}; some lines{place} are small there.',
  together:
    '{count, plural, =2 {Two lines} other {Several lines}}{place} are too small to read in {placement}.',
  noText: 'We found no text besides fine print.',
  noPlacement: 'We know no placement for this kind of creative.',
  mark: '{line} at {height}',
  noMark: 'No line stands out as too small',
} as const;

const SHOWN = 3;

/** Confidence from which a line is reported, because the report should quote what is really in the picture. */
const SURELY_READ = 0.8;

export default defineAudit({
  id: 'phone-legibility',
  needs: ['text', 'placements'],
  unit: 'percent',
  curve: CURVE,
  effort: 'hour',
  changes: ['enlargeText'],
  part: 'line',
  aspect: 'size',
  redundantWith: ['text-size'],
  words: {
    name: 'Legibility in placements',
    pass: 'Text is large enough where the ad will run',
    fail: 'Some text is too small where the ad will run',
    why: 'Ads are shown much smaller than they are designed; text that looked large on the designer’s screen becomes tiny.',
    fix: 'Set small lines at least as large as the phone’s own text.',
    action: 'Make the small text readable',
  },

  run({ text, placements }) {
    const lines = glanceLines(text);
    const best = placements[0];
    if (lines.length === 0) return { kind: 'notApplicable', reason: MESSAGES.noText };
    if (!best) return { kind: 'notApplicable', reason: MESSAGES.noPlacement };
    const value = 100 * readableAnywhere(lines, placements);
    const allSmall = lines
      .map((line) => ({ line, value: shownPx(line, best.crop, best.displayHeight) }))
      .sort((a, b) => a.value - b.value)
      .filter(
        ({ line, value: px }) =>
          // If the text as a whole passes, lines that are nearly large enough are not called small.
          px < (passes(CURVE, value) ? SMALL_PX : WANTED_PX) && line.confidence >= SURELY_READ,
      );
    const small = meaningfulLines(allSmall);
    const named = lineToName(small);
    const smallest = named ?? small[0];
    const place = placeOfAll(small.map(({ line }) => line.box));
    const values = {
      placement: `${best.platform} ${best.name}`,
      ...(smallest && {
        line: nameAmong(smallest.line, small, text),
        count: small.length,
        place: place && ` ${place}`,
      }),
    };
    return {
      kind: 'measured',
      value,
      confidence: 0.9,
      evidence:
        small.length > 0
          ? namedFirst(small, named)
              .slice(0, SHOWN)
              .map(({ line, value: px }) => ({
                label: formatMessage(MESSAGES.mark, {
                  line: lineName(line),
                  height: formatValue(px, 'pixels'),
                }),
                box: line.box,
              }))
          : [{ label: MESSAGES.noMark, box: WHOLE_FRAME }],
      observation: formatMessage(messageFor(value, small.length, named !== null), values),
      ...(smallest && {
        advice: enlargeAdvice(small, named, WANTED_PX, text),
      }),
    };
  },
});

function messageFor(value: number, small: number, oneStandsOut: boolean): string {
  if (passes(CURVE, value) && small === 0) return MESSAGES.readable;
  if (small === 0) return MESSAGES.small;
  if (passes(CURVE, value)) return oneStandsOut ? MESSAGES.mostly : MESSAGES.mostlyTogether;
  return oneStandsOut ? MESSAGES.smallest : MESSAGES.together;
}

/** Averages over all placements, weighting those that fit best. A tiny difference between the two best must not decide. */
function readableAnywhere(lines: readonly TextLine[], placements: readonly PlacementFit[]): number {
  const top = Math.max(...placements.map(({ score }) => score));
  let read = 0;
  let all = 0;
  for (const { score, crop, displayHeight } of placements) {
    const share = readableShare(lines, crop, displayHeight);
    if (share === null) continue;
    const likelihood = Math.exp((score - top) / PREFERENCE);
    read += likelihood * share;
    all += likelihood;
  }
  return all > 0 ? read / all : 0;
}
