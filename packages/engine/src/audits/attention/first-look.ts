import type { AttentionCentre } from '../../artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { centreBox, rivalWeight } from '../../computed/attention/centres.ts';
import { gapBetween } from '../../computed/layout/box-gap.ts';
import { placeName } from '../../computed/layout/place-name.ts';
import { shownAt } from '../../computed/layout/shown.ts';
import { type SellingElement, sellingElements } from '../../computed/layout/selling-elements.ts';

/** Gap, in heights of the frame, at which a look still half belongs to an element: peripheral vision reads that far. */
const REACH = 0.08;

/** The first looks decide: the stronger of two centres is visited earlier and by more people. */
const ORDER = 1.5;

export default defineAudit({
  id: 'first-look',
  needs: ['attention', 'text', 'callToAction', 'brand', 'faces', 'image', 'subject', 'objects'],
  spares: ['callToAction', 'brand', 'subject', 'objects'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: 68,
    middling: 30,
    source: 'Judgement, on the spread of real ads: two of three first looks at something that sells',
  },
  effort: 'redesign',
  words: {
    name: 'First look',
    pass: 'The first looks land on what sells',
    fail: 'The first looks miss what sells',
    why: 'Many people give an ad one look and no second; where it lands is all they take away.',
    fix: 'Put the headline or the offer where the eye lands first, next to what the picture shows.',
    action: 'Make the first look land on the message',
  },

  run({ attention, image, objects, ...parts }) {
    const elements = sellingElements(parts);
    const movable = elements.filter(({ shows }) => shows === null);
    const ratio = image.width / image.height;
    const looks = attention.centres
      .map((centre) => ({
        centre,
        weight: rivalWeight(centre) ** ORDER,
        ...(landing(centre, elements, ratio) ?? NOWHERE),
      }))
      .toSorted((a, b) => b.weight * (1 - b.hit) - a.weight * (1 - a.hit));
    const worst = looks[0];
    if (!worst || elements.length === 0) {
      return {
        kind: 'notApplicable',
        reason: 'There is no centre of attention, or nothing that sells, to compare.',
      };
    }
    const all = looks.reduce((sum, { weight }) => sum + weight, 0);
    const value = (100 * looks.reduce((sum, { weight, hit }) => sum + weight * hit, 0)) / all;
    const share = Math.round(worst.centre.share * 100);
    // A subject or face that is not sure to be one is still nothing to be made plainer or moved.
    const onShown = worst.shows !== null && worst.near > 0.5;
    const first = looks.toSorted((a, b) => b.weight * b.hit - a.weight * a.hit)[0];
    return {
      kind: 'measured',
      value,
      evidence: looks.map(({ centre, hit, near, name, faint, shows }) => ({
        label:
          near <= 0.5
            ? `Lands beside the message, ${Math.round(centre.share * 100)} %`
            : `Lands on: ${name}${hit > 0.5 || shows ? '' : faint ? ', too faint to take in' : ', if that is what it is'}`,
        box: centreBox(centre),
      })),
      observation:
        worst.hit > 0.5 || onShown
          ? `${Math.round(value)} % of the first looks land on what sells, most on the ${first?.name ?? worst.name}, where ${Math.round((first ?? worst).centre.share * 100)} % of attention centres ${placeName(centreBox((first ?? worst).centre))}.`
          : `${Math.round(value)} % of the first looks take in what sells; the strongest that does not draws ${share} % of attention, ${worst.near > 0.5 ? `on the ${worst.name}, which is ${worst.faint ? 'too faint' : 'not sure to be one'}` : `nearest to the ${worst.name}`}.`,
      advice:
        worst.hit > 0.5 || onShown
          ? 'Keep the message where the eye already lands.'
          : worst.near > 0.5
            ? `${worst.faint ? 'Raise the contrast of' : 'Make plain what is meant by'} the ${worst.name}: the eye lands there already.`
            : asideAdvice(
                landing(worst.centre, movable, ratio)?.name ?? 'message',
                share,
                shownAt(centreBox(worst.centre), { subject: parts.subject, objects }),
              ),
    };
  },
});

/** Where the look lands beside the message: what is shown there stays as it is. */
const asideAdvice = (name: string, share: number, shown: string | null): string =>
  shown === null
    ? `Move the ${name} to the marked spot, which draws ${share} % of attention and holds no part of the message, or simplify the background there.`
    : `Set the ${name} next to the marked spot, where ${shown} draws ${share} % of attention, and keep it clear of ${shown}.`;

const NOWHERE: Landing = { hit: 0, near: 0, name: '', faint: false, shows: null };

interface Landing {
  readonly hit: number;
  readonly near: number;
  readonly name: string;
  readonly faint: boolean;
  readonly shows: 'face' | 'subject' | null;
}

/**
 * How far a look takes in something that sells, 0..1, and what: of several elements near it the one that it gets most of,
 * else the nearest, named as within a sentence.
 */
function landing(
  centre: AttentionCentre,
  elements: readonly SellingElement[],
  ratio: number,
): Landing | null {
  const point = { x: centre.x, y: centre.y, w: 0, h: 0 };
  const best = elements
    .map(({ name, boxes, worth, faint, shows }) => {
      const near = 2 ** -((Math.min(...boxes.map((box) => gapBetween(point, box, ratio))) / REACH) ** 2);
      return { name, near, faint, shows, hit: worth * near };
    })
    .toSorted((a, b) => b.hit - a.hit || b.near - a.near)[0];
  if (!best) return null;
  return { ...best, name: best.name.charAt(0).toLowerCase() + best.name.slice(1) };
}
