import type { TextLine } from '../artifacts/artifacts.ts';
import { enclosing } from '../geometry.ts';
import { rounded } from '../rounded.ts';
import type { TextRole } from '../artifacts/text-role.ts';
import { generalityOfMeaning } from '../computed/text/headline-generality.ts';
import type { LikelyName } from './brand-marks.ts';
import { type Element, type Elements, LINE_ROLES, type LikelyHeadline, type LineRole } from './elements.ts';
import type { NameCandidate } from './names/candidates.ts';
import { withoutLeadingSymbol } from './names/near-names.ts';
import type { Block } from './ranker/blocks.ts';
import { requestCertaintyFeatures, offerCertaintyFeatures } from './ranker/request-certainty.ts';
import { mainPlace } from './ranker/brand-features.ts';
import type { Features } from './ranker/features.ts';
import fitted from './ranker/model.json' with { type: 'json' };
import {
  likeliest,
  likeliestName,
  mostAgreed,
  sameRequest,
  sameWords,
  wholeSentence,
  withLeadIn,
} from './ranker/choose.ts';
import {
  type Chance,
  type ElementModel,
  type LineChances,
  type RoleChances,
  candidatesOf,
  certaintyFeatures,
  certaintyOf,
  chancesOf,
  meanLetterConfidence,
  chancePerLine,
  linesOfBlock,
  linesOfName,
  roleChances,
  roleFeatures,
} from './ranker/rank.ts';
import type { Scene } from './ranker/scene.ts';
import { withSpaces } from './ranker/wording.ts';

const model: ElementModel = fitted;

/**
 * Certainty from which an element is shown as found. From 0.5 it is more likely right than wrong; the likeliest headline is always
 * shown. Of the offers between 0.45 and 0.5, in cross-validation on the labeled creatives, 10 of 22 were the offer that readers
 * name, 11 were another offer or part of it, and 1 was in an ad without an offer. That threshold was tuned on the same data, so
 * expect less on new ads.
 */
export const SHOWN_FROM = { headline: 0, brand: 0.5, request: 0.5, offer: 0.45 } as const;
/** Certainty from which a name counts as a mark, lower than the certainty needed to name it. */
const MIN_MARK_CERTAINTY = 0.4;
/**
 * Certainty from which it stays open whether the ad asks for something. Among all labeled creatives, cross-validated, 49 of 80
 * between this and SHOWN_FROM ask for something; below it, 41 of 186 do.
 */
const MAY_ASK = 0.2;
/**
 * Chance from which it stays open whether a name is the advertiser's, even if the name is also the headline. Chosen by
 * judgment, with 16 new ads in view.
 */
const MAY_NAME = 0.45;
/** Chance from which a line outside all elements gets a role other than plain text. */
const MIN_ROLE_CHANCE = 0.5;
/** Chance below which an alternative headline is dropped. */
const MIN_HEADLINE_CHANCE = 0.05;

export interface Decision {
  readonly text: readonly TextLine[];
  readonly elements: Elements;
  readonly request: { readonly block: Block; readonly p: number } | null;
  readonly name: LikelyName | null;
}

/** Decides the elements of a scene, each with its calibrated certainty, and a role for every line. */
export function decide(scene: Scene): Decision {
  const { lines } = scene;
  const candidates = candidatesOf(scene);
  const clear = meanLetterConfidence(lines);
  const sure = (
    name: keyof ElementModel['certainty'],
    { together }: { readonly together: number },
    of: readonly TextLine[],
    more: Features = {},
  ): number => certaintyOf({ ...certaintyFeatures(together, of, clear), ...more }, model.certainty[name]);

  const headlines = chancesOf(candidates.headline, model.headline);
  const leads = new Map(headlines.map(({ candidate, chance }) => [candidate, chance]));
  const brands = chancesOf(candidates.brand(leads), model.brand);
  const requests = chancesOf(candidates.request(leads), model.request);
  const offers = chancesOf(candidates.offer(leads), model.offer);

  const likeliestRequest = likeliest(requests, sameRequest);
  const mayAsk = ifCertain(
    likeliestRequest && {
      block: likeliestRequest.candidate,
      p: sure(
        'request',
        likeliestRequest,
        likeliestRequest.candidate.lines,
        requestCertaintyFeatures(likeliestRequest, requests),
      ),
    },
    MAY_ASK,
  );
  const request = ifCertain(mayAsk, SHOWN_FROM.request);
  const asked = request?.block.at ?? [];
  // The request is never the headline, even when the ad says little else.
  const free = headlines.filter(({ candidate }) => !candidate.at.some((at) => asked.includes(at)));
  const brand = likeliestName(brands);
  const first = mostAgreed(free);
  const contested = isOnlyInHeadline(first, brand?.candidate ?? null);
  const isSender = contested && brand !== null && brand.together > (first?.chance ?? 0);
  const senderLines = isSender ? linesOfName(brand.candidate) : [];
  const others = free.filter(({ candidate }) => !candidate.at.some((at) => senderLines.includes(at)));
  const headline = isSender ? (mostAgreed(others) ?? first) : first;
  const offer = withLeadIn(likeliest(offers, sameWords), offers);
  const lineChances: LineChances = {
    headline: chancePerLine(lines.length, headlines, linesOfBlock),
    brand: chancePerLine(lines.length, brands, linesOfName),
    request: chancePerLine(lines.length, requests, linesOfBlock),
    offer: chancePerLine(lines.length, offers, linesOfBlock),
  };
  const roles = candidates.lines.map((line) => roleChances(roleFeatures(line, lineChances), model.roles));
  const block = (name: 'headline' | 'offer', chosen: typeof headline, more?: Features) =>
    chosen && { block: chosen.candidate, p: sure(name, chosen, chosen.candidate.lines, more) };
  const name = brand && {
    candidate: brand.candidate,
    p:
      sure('brand', brand, (brand.candidate.alone[0] ?? brand.candidate.within[0]!).lines) *
      (1 - (contested && !isSender ? (first?.chance ?? 0) : 0)),
  };
  const shown = {
    headline: block('headline', headline),
    request,
    offer: ifCertain(
      block('offer', offer, offer ? offerCertaintyFeatures(offer, offers, roles) : {}),
      SHOWN_FROM.offer,
    ),
    name: ifCertain(name, MIN_MARK_CERTAINTY),
  };
  return {
    request,
    name: shown.name,
    text: lines.map((line, at) =>
      inRole({ ...line, text: withSpaces(line.text) }, lineRole(at, shown, roles[at]!, scene)),
    ),
    elements: {
      headline: shown.headline && elementOf(shown.headline.block, shown.headline.p),
      subhead: subheadOf(lines, roles, shown.headline?.block.at ?? []),
      brand: isNamed(shown) ? nameElement(shown.name) : null,
      request: shown.request && elementOf(shown.request.block, shown.request.p),
      ...(!isNamed(shown) && brand && brand.together >= MAY_NAME && { mayName: rounded(brand.together, 3) }),
      ...(mayAsk && !request && { mayAsk: rounded(mayAsk.p, 3) }),
      offer:
        shown.offer &&
        elementOf(
          { ...shown.offer.block, text: wholeSentence(shown.offer.block, offers, lines) },
          shown.offer.p,
        ),
      subject: null,
      labels: lines.flatMap((line, at) =>
        isLabel(roles[at]!) ? [lineElement(line, at, roles[at]!.label)] : [],
      ),
      headlines: likelyHeadlines(headlines, shown.headline?.block ?? null, scene),
      roles: roles.map(shortened),
    },
  };
}

/** An unknown name that appears only in the headline is probably just its words, not the advertiser's name. */
const isOnlyInHeadline = (
  headline: { readonly candidate: Block } | null,
  name: NameCandidate | null,
): boolean =>
  headline !== null &&
  name !== null &&
  // A name found in the middle of a sentence was already recognized as a name.
  name.alone.length > 0 &&
  name.known === 0 &&
  !name.address &&
  !name.marked &&
  [...name.alone, ...name.within].every(({ at }) => at.every((each) => headline.candidate.at.includes(each)));

interface Named {
  readonly name: LikelyName | null;
}

/** Whether a name is certain enough to be reported. */
const isNamed = <T extends Named>(shown: T): shown is T & { readonly name: LikelyName } =>
  shown.name !== null && shown.name.p >= SHOWN_FROM.brand;

const ifCertain = <T extends { readonly p: number }>(found: T | null, from: number): T | null =>
  found && found.p >= from ? found : null;

const elementOf = ({ text, box, at }: Block, p: number): Element => ({
  text: withSpaces(text),
  p: rounded(p, 3),
  box,
  lines: at,
});

const lineElement = ({ text, box }: TextLine, at: number, p: number): Element => ({
  text,
  p: rounded(p, 3),
  box,
  lines: [at],
});

function nameElement({ candidate, p }: LikelyName): Element {
  const { box, at } = mainPlace(candidate);
  return { text: candidate.name, p: rounded(p, 3), box, lines: at };
}

const isLabel = (chances: RoleChances): boolean => chances.label + chances.noise >= MIN_ROLE_CHANCE;

interface Shown {
  readonly headline: { readonly block: Block } | null;
  readonly request: { readonly block: Block } | null;
  readonly offer: { readonly block: Block } | null;
  readonly name: { readonly candidate: NameCandidate } | null;
}

/** Assigns the role; for the brand, also drops a symbol that was read as a letter before the name. */
const inRole = (line: TextLine, role: TextRole): TextLine => ({
  ...line,
  role,
  ...(role === 'brand' && { text: withoutLeadingSymbol(line.text) }),
});

/** The role of the element that contains the line, else the line's own most likely role. */
function lineRole(
  at: number,
  { headline, request, offer, name }: Shown,
  chances: RoleChances,
  { lines, ratio }: Scene,
): TextRole {
  if (request?.block.at.includes(at)) return 'callToAction';
  if (headline?.block.at.includes(at)) return 'headline';
  if (name?.candidate.alone.some((block) => block.at.includes(at))) return 'brand';
  if (offer?.block.at.includes(at) || chances.offer >= MIN_ROLE_CHANCE) return 'offer';
  if (chances.legal >= MIN_ROLE_CHANCE) return 'legal';
  if (isLabel(chances)) return 'label';
  return isFinePrint(lines[at]!, ratio) ? 'legal' : 'body';
}

/**
 * Letter height, as a share of the frame's shorter side, below which a line is fine print whatever it says (terms, credits, an
 * address): anywhere, and at the foot of the frame, which starts at `from`. Chosen by judgment, not fitted.
 */
const FINE = { anywhere: 0.011, foot: 0.0145, from: 0.93 } as const;

const isFinePrint = ({ box, height }: TextLine, ratio: number): boolean =>
  height / Math.min(1, ratio) < (box.y >= FINE.from ? FINE.foot : FINE.anywhere);

/** The first run of consecutive lines that most likely are the subhead. */
function subheadOf(
  lines: readonly TextLine[],
  roles: readonly RoleChances[],
  headline: readonly number[],
): Element | null {
  const at = lines.flatMap((_, each) =>
    !headline.includes(each) && roles[each]!.subhead >= MIN_ROLE_CHANCE ? [each] : [],
  );
  const [first] = at;
  if (first === undefined) return null;
  const run = at.filter((each, order) => each - first === order);
  const own = run.map((each) => lines[each]!);
  return {
    text: own.map(({ text }) => withSpaces(text)).join(' '),
    p: rounded(Math.min(...run.map((each) => roles[each]!.subhead)), 3),
    box: enclosing(own.map(({ box }) => box)),
    lines: run,
  };
}

/** @param chosen the headline that the report uses; it comes first */
function likelyHeadlines(
  headlines: readonly Chance<Block>[],
  chosen: Block | null,
  { meaningOf }: Scene,
): readonly LikelyHeadline[] {
  const kept = headlines
    .filter(({ chance, candidate }) => chance >= MIN_HEADLINE_CHANCE || candidate === chosen)
    .toSorted((a, b) => Number(b.candidate === chosen) - Number(a.candidate === chosen));
  const sum = kept.reduce((total, { chance }) => total + chance, 0);
  return kept.map(({ candidate: { at, text }, chance }) => ({
    lines: at,
    p: rounded(chance / sum, 4),
    ...(meaningOf && { general: rounded(generalityOfMeaning(meaningOf(withSpaces(text))), 2) }),
  }));
}

/** Drops negligible chances; missing ones count as 0. */
const shortened = (chances: RoleChances): Partial<Record<LineRole, number>> =>
  Object.fromEntries(
    LINE_ROLES.flatMap((role) => (chances[role] >= 0.005 ? [[role, rounded(chances[role], 3)]] : [])),
  );
