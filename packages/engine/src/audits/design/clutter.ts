import type { TextLine } from '../../artifacts/artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { CLUTTER_THRESHOLD } from '../../computed/design/clutter-thresholds.ts';
import { placeName } from '../../computed/layout/place-name.ts';
import { manyPrices } from '../../computed/text/listed-facts.ts';
import { wordCount } from '../../language/request-words.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';

const GOOD = 30;

/** Lines and words from which text is much of what there is to take in, without fine print and text on products. Chosen by judgment. */
const MUCH_TEXT = { lines: 8, words: 40 } as const;

const NAME = 'Clutter';

const CURVE: Curve = {
  shape: 'falling',
  good: GOOD,
  middling: 68,
  source:
    'Direction: feature complexity lowers attention to the brand and liking (Pieters, Wedel, Batra 2010); points: judgment on the 0-100 scale of people’s ratings (SAVOIAS ads)',
};

const MESSAGES = {
  calm: 'The picture is easy to take in.',
  seen: 'It is busiest {place}.',
  crowded: 'There is too much text to take in at once.',
  group: 'Decide what has to lead, leave out what viewers can do without, and group the rest.',
  priced: 'It shows at least {prices} different prices, too many to take in at once.',
  lead: 'Let one or two of the offers lead, set the others much smaller, and leave out what people can look up.',
  label: 'Busiest area, {place}',
  fault: 'the picture is cluttered',
} as const;

export default defineAudit({
  id: 'clutter',
  needs: ['clutter', 'text'],
  optionalNeeds: ['text'],
  unit: 'points',
  curve: CURVE,
  effort: 'redesign',
  part: 'space',
  onVideo: 'score-only',
  redundantWith: ['word-count', 'starbursts'],
  ofPoorAds: true,
  praise: { words: 'a clean layout', rank: 26, minor: true },
  fault: MESSAGES.fault,
  words: {
    name: NAME,
    pass: 'The picture is easy to take in',
    fail: 'The picture is too busy to take in at a glance',
    why: 'Every texture, edge and color competes with the message for the second or two an ad gets.',
    fix: 'Remove what does not sell, and set the main subject on a plain background.',
    action: 'Clear away clutter',
  },

  run({ clutter, text }) {
    const values = { place: placeName(clutter.busiest) };
    const isCrowded = clutter.score >= CLUTTER_THRESHOLD && isMuch(text ?? []);
    const prices = isCrowded ? manyPrices(text ?? []) : null;
    return {
      kind: 'measured',
      value: clutter.score,
      evidence: [{ label: formatMessage(MESSAGES.label, values), box: clutter.busiest }],
      ...(clutter.score > GOOD && clutter.score < CLUTTER_THRESHOLD && { title: NAME }),
      // The pixels do not tell what to leave out of a picture.
      advice: isCrowded ? MESSAGES.group : '',
      observation: formatMessage(messageFor(clutter.score, isCrowded), values),
      ...(prices !== null && {
        advice: MESSAGES.lead,
        observation: formatMessage(MESSAGES.priced, { prices }),
      }),
    };
  },
});

function isMuch(text: readonly TextLine[]): boolean {
  const lines = text.filter(({ role }) => role !== 'legal' && role !== 'label');
  const words = lines.reduce((sum, line) => sum + wordCount(line.text), 0);
  return lines.length >= MUCH_TEXT.lines && words >= MUCH_TEXT.words;
}

function messageFor(score: number, isCrowded: boolean): string {
  if (score <= GOOD) return MESSAGES.calm;
  return isCrowded ? MESSAGES.crowded : MESSAGES.seen;
}
