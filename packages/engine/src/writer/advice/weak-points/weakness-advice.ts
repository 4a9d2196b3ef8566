import type { TextLine } from '../../../artifacts/artifacts.ts';
import { displaySize, whereRead } from '../../../computed/layout/display-size.ts';
import { headlineOf } from '../../../computed/text/headline.ts';
import { isBrandName } from '../../../computed/brand/is-brand-name.ts';
import { RATIO } from '../../../computed/design/contrast-advice.ts';
import { contrastOf, highestContrastInk, sideOf } from '../../../computed/design/ink-suggestion.ts';
import { lineName, markName } from '../../../computed/text/line-name.ts';
import { manyPrices } from '../../../computed/text/listed-facts.ts';
import { excerpt } from '../../../computed/copy/quotes.ts';
import { isWholeElement } from '../../../computed/text/reliable-headline.ts';
import { quote } from '../../../computed/text/quote.ts';
import type { Element } from '../../../elements/elements.ts';
import { joinedList } from '../../../messages/joined-list.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import type { ReportEvidence } from '../../../report.ts';
import { type Facts, artifactIn, linesToRead } from '../../facts.ts';
import { type ReportedWeakness, isElementPresent } from '../../verdict/reportable-weaknesses.ts';
import { type Material, isPrinted } from '../advice-details.ts';
import { leadingOffer } from '../leading-offer.ts';
import { amongSmallest } from '../../remarks/among-smallest.ts';
import { smallLineIn } from './small-line.ts';

const SEEN = {
  small: '{line} is very small and easy to miss {where}.',
  faint: '{line} is among the text that stands out least.',
  smallest: '{line} is among the smallest text of the ad.',
  rivals: '{lines} {count, plural, one {is} other {are}} set about as large as the headline.',
  empty: '{line} could stand in a competitor’s ad as well.',
  prices: 'It shows at least {prices} different prices.',
} as const;

const CHANGE: Readonly<Record<ReportedWeakness, string>> = {
  small: 'Set it a size or two larger.',
  faint: 'Set the faintest of it lighter or darker, or on a calmer background.',
  lettering: 'Keep what people have to read level, in a plain typeface, without effects.',
  brand: 'Show the name larger, or with more space around it.',
  request: 'Set the call to action larger, or in bolder type.',
  rivals: 'Let one thing lead, and tone the others down.',
  offer: 'Set the offer larger, or give it a place of its own.',
  crowded: 'Leave more space around the headline, and group what belongs together.',
  empty: 'Say something that only {brand} can say: a fact, a figure, or what it changes for people.',
  reason: 'Say in one line why people should choose {brand}.',
  unclear: 'Say in plain words what {brand} offers.',
  picture: 'Choose a picture that shows what is offered, or one that makes the point of the headline.',
  craft:
    'If the photo is a snapshot, or the drawing a simple one, replace it with one that was made with more care.',
  color: 'Choose colors that suit what is offered, and save the strongest for what matters most.',
  layout: 'Line up what belongs together, and lead the eye from the headline to the next step.',
  words: 'Read every word again: correct what is misspelled, and cut what is repeated or says nothing.',
  covered: 'Move the text to a part of the picture where it covers nothing.',
};

/** Advice for a faint line: set it lighter or darker (`side`), or change its background. */
const FAINT = {
  letters: 'Set it {side, select, lighter {lighter} other {darker}}, or on a calmer background.',
  background: '{side, select, lighter {Darken} other {Lighten}} the background behind it.',
} as const;

const LEAD = {
  offers: 'Let one or two of the offers lead, and set the others much smaller.',
  offer: 'The ad has something more concrete to lead with: {offer}.',
} as const;

const MISSING = {
  request: 'Say what to do next.',
  requestAs: 'Say what to do next, such as {request}.',
  offer: 'Say what people get: a price, a saving or a trial, if there is one.',
} as const;

const UNNAMED = 'this advertiser';

export interface WeaknessAdvice {
  /** Where the weakness shows, as one sentence; empty if no measurement shows it. */
  readonly seen: string;
  readonly change: string;
  readonly evidence: readonly ReportEvidence[];
}

/** Where the weakness shows in this ad, and what to change. */
export function weaknessAdvice(weakness: ReportedWeakness, facts: Facts, material: Material): WeaknessAdvice {
  if (!isElementPresent(weakness, facts))
    return { seen: '', change: missing(weakness, facts, material), evidence: [] };
  return {
    seen: '',
    evidence: [],
    change: formatMessage(CHANGE[weakness], { brand: advertiserName(facts) }),
    ...SHOWN[weakness]?.(facts),
  };
}

/** Certainty, 0..1, from which the brand is named in advice and the headline is relied on. Chosen by judgment. */
const SURE = 0.8;

/** The brand name if it is certain, else 'this advertiser'. */
export function advertiserName(facts: Facts): string {
  const brand = artifactIn(facts, 'elements')?.brand;
  return brand && brand.p >= SURE ? markName(brand) : UNNAMED;
}

function missing(weakness: ReportedWeakness, facts: Facts, { request }: Material): string {
  if (weakness === 'offer') return MISSING.offer;
  return request === null || isPrinted(facts)
    ? MISSING.request
    : formatMessage(MISSING.requestAs, { request: quote(request) });
}

type Shown = (facts: Facts) => Partial<WeaknessAdvice> | null;

const SHOWN: Readonly<Partial<Record<ReportedWeakness, Shown>>> = {
  small(facts) {
    const line = smallLineIn(facts);
    const image = artifactIn(facts, 'image');
    return line && image
      ? adviceOnLines([line], formatMessage(SEEN.small, { line: lineName(line), where: whereRead(image) }))
      : null;
  },
  faint(facts) {
    const image = artifactIn(facts, 'image');
    const side = image ? displaySize(image).height : 0;
    const brand = artifactIn(facts, 'elements')?.brand ?? null;
    const [line] = linesToRead(facts)
      .filter((line) => (line.agreed ?? 1) >= AGREED && !isBrandName(line, brand))
      .filter(({ height, contrast }) => contrast < plainAt(height * side))
      .toSorted((a, b) => a.contrast - b.contrast);
    return line
      ? {
          ...adviceOnLines([line], formatMessage(SEEN.faint, { line: lineName(line) })),
          change: changeOfFaint(line),
        }
      : null;
  },
  brand(facts) {
    const brand = artifactIn(facts, 'elements')?.brand;
    if (!brand) return null;
    return { seen: '', evidence: [{ label: markName(brand), box: brand.box }] };
  },
  request: (facts) => ifSmallest(artifactIn(facts, 'elements')?.request, facts) ?? ifNamed(facts),
  offer: (facts) => ifSmallest(artifactIn(facts, 'elements')?.offer, facts),
  rivals(facts) {
    const prices = manyPrices(linesToRead(facts));
    if (prices !== null) return { seen: formatMessage(SEEN.prices, { prices }), change: LEAD.offers };
    const headline = artifactIn(facts, 'elements')?.headline;
    const lines = linesToRead(facts);
    const height = Math.max(0, ...lines.filter(({ role }) => role === 'headline').map((line) => line.height));
    const rivals = lines
      .filter(({ role, height: own }) => role === 'body' && own >= NEARLY * height && own <= height)
      .toSorted((a, b) => b.height - a.height)
      .slice(0, MOST_NAMED);
    // If the headline is uncertain, lines of its size prove nothing.
    return headline && headline.p >= SURE && rivals.length > 0
      ? adviceOnLines(
          rivals,
          formatMessage(SEEN.rivals, { lines: joinedList(rivals.map(lineName)), count: rivals.length }),
        )
      : null;
  },
  empty(facts) {
    const lines = linesToRead(facts).filter(({ role }) => role === 'headline');
    const headline = headlineOf(lines);
    const offer = leadingOffer(facts);
    return (
      headline && {
        ...adviceOnLines(lines, formatMessage(SEEN.empty, { line: headline.name })),
        ...(offer && { change: formatMessage(LEAD.offer, { offer: quote(offer.text) }) }),
      }
    );
  },
};

/** Advises to change the background if the letters cannot get noticeably lighter or darker. */
function changeOfFaint({ ink, ground }: TextLine): string {
  const furthest = highestContrastInk(ground, ink);
  const canMove = contrastOf(ink, furthest) >= SEEN_STEP && contrastOf(ground, furthest) >= RATIO.small;
  return formatMessage(canMove ? FAINT.letters : FAINT.background, { side: sideOf(ground, ink) });
}

/** Contrast ratio between two colors from which the difference is visible. Chosen by judgment. */
const SEEN_STEP = 1.5;
/** Least agreement, 0..1, between measurements of a line's contrast for it to be reported. Chosen by judgment. */
const AGREED = 0.8;
/** Contrast ratios from which a line is not called faint. Letters are large from `from` CSS pixels. WCAG's stricter (AAA) figures. */
const PLAIN = { small: 7, large: 4.5, from: 24 } as const;
const plainAt = (px: number): number => (px >= PLAIN.from ? PLAIN.large : PLAIN.small);
/** Share of the headline's height from which another line is as loud. Chosen by judgment. */
const NEARLY = 0.8;
const MOST_NAMED = 2;

const adviceOnLines = (lines: readonly TextLine[], seen: string): Omit<WeaknessAdvice, 'change'> => ({
  seen,
  evidence: lines.map((line) => ({ label: lineName(line), box: line.box })),
});

/** Names the call to action if it was read for sure. */
function ifNamed(facts: Facts) {
  const request = artifactIn(facts, 'elements')?.request;
  if (!request || !isWholeElement(request, artifactIn(facts, 'text') ?? [])) return null;
  const name = excerpt(request.text, LONGEST);
  return {
    evidence: [{ label: name, box: request.box }],
    change: formatMessage(LARGER, { request: name }),
  };
}
const LARGER = 'Set {request} larger, or in bolder type.';
/** Most characters of a quotation. */
const LONGEST = 40;

/** Shows the element if it is among the smallest text. It may be only part of its lines, so it is named by its own text and box. */
function ifSmallest(element: Element | null | undefined, facts: Facts) {
  const own = element ? amongSmallest(element, facts) : [];
  const [first] = own;
  if (!element || !first) return null;
  const line = lineName({ ...first, text: element.text, box: element.box });
  return adviceOnLines(own, formatMessage(SEEN.smallest, { line }));
}
