import type { AttentionCentre } from '../artifacts.ts';
import { headlineOf } from '../computed/text/headline.ts';
import { lineName, markName } from '../computed/text/line-name.ts';
import { type ShownParts, shownAt, subjectName } from '../computed/layout/shown.ts';
import { quote } from '../computed/text/quote.ts';
import { type Box, area, centre, overlap } from '../geometry.ts';
import type { AuditResult } from '../report.ts';
import { capital } from './ad-facts.ts';
import { AUDIENCES } from './audience-cues.ts';
import { plural } from './product.ts';
import { type Facts, found, ofVideo } from './facts.ts';
import { videoDetailOf } from './video-details.ts';

/** What new words may add to advice: the ad's own best request, and the thing it sells. */
export interface Material {
  /** For a button in the picture, from the picture's words: 'See tickets'; null where they name nothing to ask for. */
  readonly request: string | null;
  /** The same for the copy, from all words. */
  readonly copyRequest: string | null;
  /** Singular, lower case; null where none is named. */
  readonly product: string | null;
}

type Detail = (audit: AuditResult, facts: Facts, material: Material) => string;

/** What the advice of an audit means on this very creative, in a sentence of its own; empty where it says all itself. */
export const detailOf: Detail = (audit, facts, material) =>
  [
    DETAILS[audit.id]?.(audit, facts, material) ?? '',
    ofVideo(facts) ? videoDetailOf(audit.id, audit.value, facts) : '',
  ]
    .filter((part) => part !== '')
    .join(' ');

const DETAILS: Readonly<Record<string, Detail>> = {
  'call-to-action-presence': (_, facts, { request }) =>
    request === null || found(facts, 'callToAction')
      ? ''
      : `Write ${quote(request)} on it, on a fill that reaches 3 : 1 against that ground.`,
  'call-to-action-wording': (_, facts, { request }) =>
    request === null || request.toLowerCase() === found(facts, 'callToAction')?.text.toLowerCase()
      ? ''
      : `Here it could be ${quote(request)}.`,
  'copy-call-to-action': ({ value }, _, { copyRequest }) =>
    value === 0 && copyRequest !== null ? `It could be ${quote(copyRequest)}.` : '',
  'human-presence': ({ value }, _, { product }) =>
    value === 0 && product !== null ? `Here that is somebody with the ${product}.` : '',
  'benefit-words': (_, __, { product }) => sought(product),
  'copy-benefits': (_, __, { product }) => sought(product),
  'visual-balance': (_, facts) => balance(facts),
  'focal-strength': (audit, facts) => standing(audit.evidence[0]?.box, facts),
  'figure-ground': (audit, facts) => standing(audit.evidence[0]?.box, facts),
  'competing-centres': (audit, facts) => rivals(audit, facts),
  clutter: (audit, facts) => spared(audit.evidence[0]?.box, facts),
};

/** Sold to others than their trade, too: a bottle for what it is, a ticket for a concert. */
const OF_MANY_TRADES = new Set(['bottle', 'mug', 'ticket', 'class', 'mask', 'treat']);

/** What buyers of such a thing want to be told, from the trade that it belongs to. */
function sought(product: string | null): string {
  const trade = AUDIENCES.find(({ goods }) => product !== null && goods.includes(product));
  return product === null || !trade || OF_MANY_TRADES.has(product)
    ? ''
    : `Who buys ${plural(product)} looks for ${trade.seeks}.`;
}

interface Element {
  readonly name: string;
  readonly box: Box;
}

const FACE = 'the face';

/** Everything in the picture that has a name, the smallest first: a line on a button is the line. */
function elementsOf(facts: Facts): readonly Element[] {
  const action = found(facts, 'callToAction');
  return [
    ...(found(facts, 'text') ?? []).map((line) => ({ name: lineName(line), box: line.box })),
    ...(found(facts, 'brand') ?? []).map(({ text, box }) => ({ name: markName({ text, box }), box })),
    ...(found(facts, 'faces') ?? []).map(({ box }) => ({ name: FACE, box })),
    ...(action ? [{ name: quote(action.text), box: action.box }] : []),
  ].toSorted((a, b) => area(a.box) - area(b.box));
}

const elementAt = (point: Pick<AttentionCentre, 'x' | 'y'>, elements: readonly Element[]): string | null =>
  elements.find(
    ({ box: { x, y, w, h } }) => point.x >= x && point.x <= x + w && point.y >= y && point.y <= y + h,
  )?.name ?? null;

function standing(box: Box | undefined, facts: Facts): string {
  if (!box) return '';
  const name = elementAt(centre(box), elementsOf(facts));
  return name === null ? '' : `${capital(name)} stands there.`;
}

/** Lines named at the most; a list of all says less. */
const MOST_NAMED = 2;

const listed = (names: readonly string[]): string => {
  const unique = [...new Set(names)].slice(0, MOST_NAMED);
  return unique.join(' and ');
};

const shownIn = (facts: Facts): ShownParts => ({
  subject: found(facts, 'subject') ?? null,
  objects: found(facts, 'objects') ?? [],
});

/** Words, marks and buttons that may be moved or brought down: no face, and nothing on what the picture shows. */
function movable(facts: Facts): readonly Element[] {
  const shown = shownIn(facts);
  return elementsOf(facts).filter(({ name, box }) => name !== FACE && shownAt(box, shown) === null);
}

function rivals({ evidence }: AuditResult, facts: Facts): string {
  const shown = shownIn(facts);
  const centres = evidence
    .filter(({ label }) => label.startsWith('Rival'))
    .flatMap(({ box }) => box ?? [])
    .filter((box) => shownAt(box, shown) === null);
  const elements = movable(facts);
  const names = centres.flatMap((box) => elementAt(centre(box), elements) ?? []);
  if (centres.length === 0) return '';
  if (names.length === 0) return backgroundRivals(centres.length, shown.subject !== null);
  const mute = centres.length - names.length;
  const unique = new Set(names).size;
  const first =
    unique === 1
      ? `${capital(listed(names))} is a rival itself: make it lead, or bring it down.`
      : `${capital(listed(names))} are rivals themselves: decide which of them leads, and bring the other down.`;
  return mute === 0
    ? first
    : `${first} The ${mute === 1 ? 'other' : `other ${mute}`} marked ${mute === 1 ? 'is' : 'are'} picture alone.`;
}

/** Where no subject was found, what has no words may be one. */
function backgroundRivals(count: number, subjectFound: boolean): string {
  const [rivals, hold, them] = count === 1 ? ['rival', 'holds', 'it'] : [`${count} rivals`, 'hold', 'them'];
  return `The ${rivals} marked ${hold} no words: ${subjectFound ? '' : `if ${count === 1 ? 'it is' : 'they are'} background, `}blur or darken ${subjectFound ? 'the background there' : them}.`;
}

function spared(box: Box | undefined, facts: Facts): string {
  if (!box) return '';
  const names = elementsOf(facts)
    .filter((element) => overlap(element.box, box) > 0.5 * area(element.box))
    .map(({ name }) => name);
  return names.length === 0
    ? ''
    : `Spare ${listed(names)}, which ${new Set(names).size === 1 ? 'stands' : 'stand'} there.`;
}

const OPPOSITE = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;
type Side = keyof typeof OPPOSITE;

/** Of the frame's sides: what lies nearer to the middle is on no side. */
const ASIDE = 0.1;

const isOn = (side: Side, box: Box): boolean => {
  const { x, y } = centre(box);
  const away = { left: 0.5 - x, right: x - 0.5, top: 0.5 - y, bottom: y - 0.5 }[side];
  return away > ASIDE;
};

function balance(facts: Facts): string {
  const mass = found(facts, 'layout')?.centreOfMass;
  if (!mass) return '';
  const [dx, dy] = [mass.x - 0.5, mass.y - 0.5];
  const side: Side = Math.abs(dx) >= Math.abs(dy) ? (dx < 0 ? 'left' : 'right') : dy < 0 ? 'top' : 'bottom';
  // The button closes the ad and the headline opens it: neither is moved for the sake of balance.
  const fixed = [
    found(facts, 'callToAction')?.box,
    ...(headlineOf(found(facts, 'text') ?? [])?.lines ?? []).map(({ box }) => box),
  ];
  const named = movable(facts)
    .filter(
      ({ box }) => isOn(side, box) && !fixed.some((kept) => kept && overlap(kept, box) > 0.5 * area(box)),
    )
    .map(({ name }) => name);
  const there = [...new Set(named.toReversed())];
  const other = OPPOSITE[side];
  if (there.length > 0)
    return `At the ${side} stand${there.length === 1 ? 's' : ''} ${listed(there)}: move ${there.length === 1 ? 'it' : 'one of them'} to the ${other}.`;
  const { subject } = shownIn(facts);
  return subject && subject.kind !== 'scene' && isOn(side, subject.box)
    ? `${capital(subjectName(subject))} is at the ${side} and stays there: set words, button or logo at the ${other}.`
    : `Set more of the words, the button or the logo at the ${other}.`;
}
