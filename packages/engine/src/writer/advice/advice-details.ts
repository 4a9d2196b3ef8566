import type { AttentionCenter } from '../../artifacts/artifacts.ts';
import { lineName, markName } from '../../computed/text/line-name.ts';
import { type PictureContent, contentAt } from '../../computed/layout/picture-content.ts';
import { quote } from '../../computed/text/quote.ts';
import { adFormatOf } from '../../placements/ad-format.ts';
import { joinedList } from '../../messages/joined-list.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { type Box, area, centerOf } from '../../geometry.ts';
import type { AdviceDetail } from '../../audit-details.ts';
import type { AuditResult } from '../../report.ts';
import { auditOf } from '../../rubrics/audit-of.ts';
import { AUDIENCES, UNCOUNTABLE_GOODS } from '../../computed/words/trades.ts';
import { plural } from '../ad/product.ts';
import { type Facts, artifactIn, isVideoReport } from '../facts.ts';
import { videoDetailOf } from './video-details.ts';
import { capitalize } from '../../capitalize.ts';

/** What suggested wording can draw on: the best request for this ad, and the product it sells. */
export interface Material {
  /** Button text based on the picture's words: 'See tickets'; null if they suggest none. */
  readonly request: string | null;
  /** The same for the copy, based on all the ad's words. */
  readonly copyRequest: string | null;
  /** Singular, lowercase; null if none is named. */
  readonly product: string | null;
}

const MESSAGES = {
  button: 'Write {request} on it, in a fill with at least 3:1 contrast to the background.',
  wording: 'It could say {request}.',
  person: 'For example, someone with the {product}.',
  sought: 'Buyers of {products} want {wants}.',
  oneRival: '{names} competes for attention: make it lead, or tone it down.',
  someRivals: '{names} compete for attention: decide which one leads, and tone down the other.',
  pictureRivals:
    'The {count, plural, one {other marked spot is} other {other # marked spots are}} part of the picture.',
  background:
    'The {count, plural, one {marked spot has} other {marked spots have}} no text: blur or darken the background there.',
  perhapsBackground:
    'The {count, plural, one {marked spot has} other {marked spots have}} no text: if {count, plural, one {it is} other {they are}} background, blur or darken {count, plural, one {it} other {them}}.',
} as const;

/** Whether the picture has the shape of a printed page, where nothing can be clicked. */
export const isPrinted = (facts: Facts): boolean => {
  const image = artifactIn(facts, 'image');
  return image !== undefined && adFormatOf(image) === 'page';
};

type Detail = (audit: AuditResult, facts: Facts, material: Material) => string;

/** Makes an audit's advice specific to this creative, in one or more extra sentences; empty if there is nothing to add. */
export const detailOf: Detail = (audit, facts, material) =>
  [
    detailed(auditOf(audit.id)?.detail, audit, facts, material),
    isVideoReport(facts) ? videoDetailOf(auditOf(audit.id)?.videoDetail, audit.value, facts) : '',
  ]
    .filter((part) => part !== '')
    .join(' ');

const detailed = (detail: AdviceDetail | undefined, ...told: Parameters<Detail>): string =>
  detail === undefined ? '' : DETAILS[detail](...told);

const DETAILS: Readonly<Record<AdviceDetail, Detail>> = {
  request: (_, facts, { request }) =>
    request === null || artifactIn(facts, 'callToAction') || isPrinted(facts)
      ? ''
      : formatMessage(MESSAGES.button, { request: quote(request) }),
  requestWording: (_, facts, { request }) =>
    request === null || request.toLowerCase() === artifactIn(facts, 'callToAction')?.text.toLowerCase()
      ? ''
      : formatMessage(MESSAGES.wording, { request: quote(request) }),
  copyRequest: ({ value }, _, { copyRequest }) =>
    value === 0 && copyRequest !== null
      ? formatMessage(MESSAGES.wording, { request: quote(copyRequest) })
      : '',
  personWithProduct: ({ value }, _, { product }) =>
    value === 0 && product !== null && !UNCOUNTABLE_GOODS.has(product.split(' ').at(-1) ?? '')
      ? formatMessage(MESSAGES.person, { product })
      : '',
  wantsOfBuyers: (_, __, { product }) => buyerWants(product),
  rivals: (audit, facts) => rivals(audit, facts),
};

/** Goods that are also sold outside their trade (a bottle, a concert ticket), so buyers may want something else. */
const OF_MANY_TRADES = new Set(['bottle', 'mug', 'ticket', 'class', 'mask', 'treat']);

/** What buyers of the product want to know, by its trade; empty if the trade is unclear. */
function buyerWants(product: string | null): string {
  const trade = AUDIENCES.find(({ goods }) => product !== null && goods.includes(product));
  return product === null || !trade || OF_MANY_TRADES.has(product)
    ? ''
    : formatMessage(MESSAGES.sought, { products: plural(product), wants: trade.wants });
}

interface Element {
  readonly name: string;
  readonly box: Box;
}

const FACE = 'the face';

/** Everything in the picture that can be named, smallest first, so that a point on a button's text finds the text. */
function elementsOf(facts: Facts): readonly Element[] {
  const action = artifactIn(facts, 'callToAction');
  return [
    ...(artifactIn(facts, 'text') ?? []).map((line) => ({ name: lineName(line), box: line.box })),
    ...(artifactIn(facts, 'brand') ?? []).map(({ text, box }) => ({ name: markName({ text, box }), box })),
    ...(artifactIn(facts, 'faces') ?? []).map(({ box }) => ({ name: FACE, box })),
    ...(action ? [{ name: quote(action.text), box: action.box }] : []),
  ].toSorted((a, b) => area(a.box) - area(b.box));
}

const elementAt = (point: Pick<AttentionCenter, 'x' | 'y'>, elements: readonly Element[]): string | null =>
  elements.find(
    ({ box: { x, y, w, h } }) => point.x >= x && point.x <= x + w && point.y >= y && point.y <= y + h,
  )?.name ?? null;

/** Most lines named; a complete list says less. */
const MOST_NAMED = 2;

const uniqueNames = (names: readonly string[]): readonly string[] => [...new Set(names)].slice(0, MOST_NAMED);

const shownIn = (facts: Facts): PictureContent => ({
  subject: artifactIn(facts, 'subject') ?? null,
  objects: artifactIn(facts, 'objects') ?? [],
});

/** Text, brand marks and buttons that can be moved or toned down: no faces, and nothing printed on what the picture shows. */
function movable(facts: Facts): readonly Element[] {
  const shown = shownIn(facts);
  return elementsOf(facts).filter(({ name, box }) => name !== FACE && contentAt(box, shown) === null);
}

function rivals({ evidence }: AuditResult, facts: Facts): string {
  const shown = shownIn(facts);
  const centers = evidence
    .filter(({ label }) => label.startsWith('Rival'))
    .flatMap(({ box }) => box ?? [])
    .filter((box) => contentAt(box, shown) === null);
  const elements = movable(facts);
  const names = centers.flatMap((box) => elementAt(centerOf(box), elements) ?? []);
  if (centers.length === 0) return '';
  if (names.length === 0) return backgroundRivals(centers.length, shown.subject !== null);
  const mute = centers.length - names.length;
  const unique = uniqueNames(names);
  const first = formatMessage(unique.length === 1 ? MESSAGES.oneRival : MESSAGES.someRivals, {
    names: capitalize(joinedList(unique)),
  });
  return mute === 0 ? first : `${first} ${formatMessage(MESSAGES.pictureRivals, { count: mute })}`;
}

/** If no subject was found, a spot without text may be the subject, so the advice is conditional. */
const backgroundRivals = (count: number, subjectFound: boolean): string =>
  formatMessage(subjectFound ? MESSAGES.background : MESSAGES.perhapsBackground, { count });
