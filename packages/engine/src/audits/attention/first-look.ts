import type { AttentionCenter } from '../../artifacts/artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { centerBox, rivalWeight } from '../../computed/attention/centers.ts';
import { gapBetween } from '../../computed/layout/box-gap.ts';
import { placeName } from '../../computed/layout/place-name.ts';
import { type SellingElement, sellingElements } from '../../computed/layout/selling-elements.ts';
import { formatValue } from '../../format-value.ts';
import { levelOf } from '../../messages/level.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { uncapitalize } from '../../capitalize.ts';

/** Gap, in heights of the frame, at which a look still counts half for an element. Peripheral vision reads that far. */
const REACH = 0.08;

/** The first looks decide: the stronger of two focal points is visited earlier and by more people. */
const ORDER = 1.5;

/** Percent of the looks. */
const GOOD = 68;

const CURVE = {
  shape: 'rising',
  good: GOOD,
  middling: 30,
  source: 'Judgment, on the spread of real ads: two of three first looks at something that sells',
} as const satisfies Curve;

const NAME = 'First glances';

const MESSAGES = {
  landed:
    '{level, select, good {First glances land} other {Only some first glances land}} on the message or on what the ad shows.',
  beside: 'Some first glances land {place}, beside the key parts of the ad.',
  faint: 'First glances land on the {name}, but it is too faint to read.',
  doubtful: 'First glances land on what may be the {name}.',
  contrast: 'Raise the contrast of the {name}: the eye already lands there.',
  clearer: 'Make the {name} easier to recognize: the eye already lands there.',
  on: 'On the {name}',
  onFaint: 'On the {name}, too faint to read',
  aside: 'Beside the message ({share} of attention)',
  none: 'We could not find a focal point, or a message for the eye to land on.',
  fault: 'first glances miss the message',
} as const;

export default defineAudit({
  id: 'first-look',
  needs: ['attention', 'text', 'callToAction', 'brand', 'faces', 'image', 'subject', 'elements'],
  optionalNeeds: ['callToAction', 'brand', 'subject', 'elements'],
  unit: 'percent',
  curve: CURVE,
  effort: 'redesign',
  part: 'focalPoint',
  aspect: 'attention',
  onVideo: 'score-only',
  fault: MESSAGES.fault,
  words: {
    name: NAME,
    pass: 'First glances land on the message or the subject',
    fail: 'First glances miss the message',
    why: 'Many people give an ad a single glance, and where it lands is all they take away.',
    fix: 'Put the headline or the offer where the eye lands first, next to the main subject.',
    action: 'Place the message where eyes land',
  },

  run({ attention, image, ...parts }) {
    const elements = sellingElements(parts);
    const ratio = image.width / image.height;
    const looks = attention.centres
      .map((centre) => ({
        centre,
        weight: rivalWeight(centre) ** ORDER,
        ...(landing(centre, elements, ratio) ?? NOWHERE),
      }))
      .toSorted((a, b) => b.weight * (1 - b.hit) - a.weight * (1 - a.hit));
    const worst = looks[0];
    if (!worst || elements.length === 0) return { kind: 'notApplicable', reason: MESSAGES.none };
    const all = looks.reduce((sum, { weight }) => sum + weight, 0);
    const value = (100 * looks.reduce((sum, { weight, hit }) => sum + weight * hit, 0)) / all;
    const box = centerBox(worst.centre);
    const level = levelOf(value, CURVE);
    const values = {
      level,
      name: worst.name,
      place: placeName(box),
    };
    // A doubtful subject or face counts as landed too, since there is nothing to make clearer or to move.
    const landed = worst.hit > 0.5 || (worst.shows !== null && worst.near > 0.5);
    return {
      kind: 'measured',
      value,
      evidence: looks.map((look) => ({ label: labelOf(look), box: centerBox(look.centre) })),
      observation: formatMessage(landed || level === 'good' ? MESSAGES.landed : missOf(worst), values),
      ...(!landed && value < GOOD && { advice: adviceFor(worst, values) }),
      // What is shown there is the designer's choice, and a headline should not be moved onto it.
      ...(!landed && worst.near <= 0.5 && { title: NAME }),
    };
  },
});

function adviceFor({ near, faint }: Landing, values: { readonly name: string }): string {
  if (near <= 0.5) return '';
  return formatMessage(faint ? MESSAGES.contrast : MESSAGES.clearer, values);
}

function missOf({ near, faint }: Landing): string {
  if (near <= 0.5) return MESSAGES.beside;
  return faint ? MESSAGES.faint : MESSAGES.doubtful;
}

function labelOf({ centre, hit, near, name, faint, shows }: Landing & { centre: AttentionCenter }): string {
  if (near <= 0.5) {
    return formatMessage(MESSAGES.aside, { share: formatValue(Math.round(centre.share * 100), 'percent') });
  }
  return formatMessage(faint && hit <= 0.5 && !shows ? MESSAGES.onFaint : MESSAGES.on, { name });
}

const NOWHERE: Landing = { hit: 0, near: 0, name: '', faint: false, shows: null };

interface Landing {
  readonly hit: number;
  readonly near: number;
  readonly name: string;
  readonly faint: boolean;
  readonly shows: 'face' | 'subject' | null;
}

/**
 * How far a look takes in an element that sells, 0..1, and which one: of several nearby, the one that gets the most of
 * it, otherwise the nearest. Its name is worded for the middle of a sentence.
 */
function landing(
  center: AttentionCenter,
  elements: readonly SellingElement[],
  ratio: number,
): Landing | null {
  const point = { x: center.x, y: center.y, w: 0, h: 0 };
  const best = elements
    .map(({ name, boxes, worth, faint, shows }) => {
      const near = 2 ** -((Math.min(...boxes.map((box) => gapBetween(point, box, ratio))) / REACH) ** 2);
      return { name, near, faint, shows, hit: worth * near };
    })
    .toSorted((a, b) => b.hit - a.hit || b.near - a.near)[0];
  if (!best) return null;
  return { ...best, name: uncapitalize(best.name) };
}
