import type { ImageArtifacts, TextLine } from '../../artifacts/artifacts.ts';
import { brandCertainty, lineOfMark, mainMark } from '../../computed/brand/brand-mark.ts';
import { type Box, enclosing, isMostlyIn } from '../../geometry.ts';
import { rounded } from '../../rounded.ts';
import type { UserInput } from '../../report/user-input.ts';
import type { Element, Elements, LikelyHeadline, LineRole, Subject } from '../elements.ts';
import { type NamedElement, PERSON, type CorrectionSource } from './correction-source.ts';

export type CorrectableArtifacts = Pick<ImageArtifacts, 'text' | 'callToAction' | 'brand'> &
  Partial<Pick<ImageArtifacts, 'elements' | 'subject'>>;

/**
 * The elements after a person or another voice was heard. What the voice named gets its certainty; the rest keeps its own.
 * @param read the lines before the corrections, in the order that the found elements refer to
 */
export function correctElements(
  known: CorrectableArtifacts,
  read: readonly TextLine[],
  userInput: UserInput,
  voice: CorrectionSource = PERSON,
): Elements {
  const { text, callToAction, brand, elements: found } = known;
  const isMarked = (is: NamedElement | 'subject', box: Box): boolean =>
    userInput.corrections?.some(
      (each) => each.is === is && (isMostlyIn(box, each.box) || isMostlyIn(each.box, box)),
    ) ?? false;
  const element = (
    is: NamedElement,
    lines: readonly TextLine[],
    overrides: Partial<Element> = {},
  ): Element | null => {
    if (lines.length === 0 && !overrides.box) return null;
    const box = overrides.box ?? enclosing(lines.map((line) => line.box));
    const isCorrected = isMarked(is, box) || lines.some((line) => isMarked(is, line.box));
    const before = found?.[is];
    return {
      text:
        (isCorrected ? voice.words?.[is] : undefined) ??
        overrides.text ??
        lines.map((line) => line.text).join(' '),
      p: isCorrected
        ? voice.certainty(is)
        : (overrides.p ?? before?.p ?? Math.min(...lines.map(({ confidence }) => confidence))),
      box,
      lines: lines.map((line) => text.indexOf(line)),
      ...(isCorrected && voice.sign),
    };
  };
  const row = (line: TextLine): Elements['roles'][number] => rowOf(line, found?.roles[placeOf(line, read)]);
  const current = ({ lines, ...reading }: LikelyHeadline): LikelyHeadline | null => {
    const now = lines.map((at) => text.findIndex(({ box }) => box === read[at]?.box));
    // Only a person's word that a line is something else is certain enough to refute a reading.
    const isRefuted = ({ box }: TextLine): boolean =>
      'told' in voice.sign && (['brand', 'request', 'offer'] as const).some((is) => isMarked(is, box));
    return now.some((at) => at < 0 || isRefuted(text[at]!)) ? null : { ...reading, lines: now };
  };
  const block = (is: 'headline' | 'offer'): Element | null => {
    const all = text.filter((line) => line.role === is);
    const marked = all.filter(({ box }) => isMarked(is, box));
    return element(is, marked.length > 0 ? marked : all);
  };
  const headline = block('headline');
  const spelled = voice.words?.brand;
  const isUnnamed = userInput.absent?.includes('brand') ?? false;
  const shown = spelled === undefined ? brand : brand.filter(({ text: words }) => words !== '');
  const marked = shown.filter(({ box }) => isMarked('brand', box));
  const mark = isUnnamed ? null : mainMark(marked.length > 0 ? marked : shown);
  const markLine = mark && lineOfMark(mark, text);
  const named =
    mark &&
    element('brand', markLine ? [markLine] : [], {
      text: spelled ?? mark.text,
      box: mark.box,
      p: brandCertainty(brand),
    });
  return {
    headline,
    subhead: found?.subhead ? withCurrentLines(found.subhead, text) : null,
    offer: unlessUncertain(block('offer'), found?.offer),
    request:
      callToAction &&
      element(
        'request',
        text.filter((line) => line.role === 'callToAction' && isMostlyIn(line.box, callToAction.box)),
        { text: callToAction.text, box: callToAction.box, p: callToAction.confidence },
      ),
    brand:
      named && (spelled !== undefined || (userInput.brand !== undefined && mark.confidence === 1))
        ? { ...named, p: voice.certainty('brand'), ...voice.sign }
        : unlessUncertain(named, found?.brand),
    ...(callToAction
      ? {}
      : userInput.absent?.includes('request')
        ? { mayAsk: rounded(1 - voice.certainty('request'), 3) }
        : found?.mayAsk !== undefined && { mayAsk: found.mayAsk }),
    ...(isUnnamed
      ? 'told' in voice.sign && { mayName: 0 }
      : found?.mayName !== undefined && { mayName: found.mayName }),
    subject: correctedSubject(known, userInput),
    labels: text.flatMap((line, at) =>
      line.role === 'label'
        ? [{ text: line.text, p: row(line)['label'] ?? 1, box: line.box, lines: [at] }]
        : [],
    ),
    headlines: likelyHeadlines(headline, found?.headlines ?? [], current),
    roles: text.map(row),
    protect: (userInput.corrections ?? []).filter(({ is }) => is === 'protect').map(({ box }) => box),
  };
}

/**
 * An element that was too uncertain to be named stays unnamed, whatever else was corrected.
 * @param found null when nothing was certain enough
 */
const unlessUncertain = (now: Element | null, found: Element | null | undefined): Element | null =>
  now && (now.told || now.read || found !== null) ? now : null;

/** Chance below which an alternative headline is dropped. */
const MIN_HEADLINE_CHANCE = 0.05;

/**
 * A headline from a person is the only reading. One from another voice leaves the ranker's alternatives part of their chance.
 * One that nobody named keeps its readings; the chance of those that a correction refuted goes to the rest.
 * @param current the reading of the current lines; null when it is refuted
 */
function likelyHeadlines(
  headline: Element | null,
  readings: Elements['headlines'],
  current: (reading: LikelyHeadline) => LikelyHeadline | null,
): Elements['headlines'] {
  if (!headline) return [];
  const found = readings.flatMap((reading) => current(reading) ?? []);
  const placed = (lines: readonly number[]): string => lines.toSorted((a, b) => a - b).join();
  const same = placed(headline.lines);
  const known = found.find(({ lines }) => placed(lines) === same);
  const isNamed = headline.told || headline.read;
  if (!isNamed && known && found.length === readings.length) return found;
  const rest = headline.told ? [] : found.filter((other) => other !== known);
  const others = headline.read
    ? rest
        .map((other) => ({ ...other, p: other.p * (1 - headline.p) }))
        .filter(({ p }) => p >= MIN_HEADLINE_CHANCE)
    : rest;
  if (others.length === 0) return [{ ...known, lines: headline.lines, p: 1 }];
  const chanceOfOthers = others.reduce((total, { p }) => total + p, 0);
  const own = headline.read ? headline.p : (known?.p ?? 1 - chanceOfOthers);
  const sum = own + chanceOfOthers;
  return [{ ...known, lines: headline.lines, p: own }, ...others].map((each) => ({
    ...each,
    p: rounded(each.p / sum, 4),
  }));
}

/** The same element among the current lines, some of which may be gone; null when none of its own are left. */
function withCurrentLines(element: Element, text: readonly TextLine[]): Element | null {
  const lines = text.flatMap((line, at) =>
    line.role === 'body' && isMostlyIn(line.box, element.box) ? [at] : [],
  );
  return lines.length > 0 ? { ...element, lines } : null;
}

const ROLE: Readonly<Record<TextLine['role'], LineRole>> = {
  headline: 'headline',
  offer: 'offer',
  body: 'body',
  callToAction: 'request',
  legal: 'legal',
  brand: 'brand',
  label: 'label',
};

/** Keeps the ranker's chances for a line, unless it was given another role. */
const rowOf = ({ role }: TextLine, found: Elements['roles'][number] | undefined): Elements['roles'][number] =>
  found && (found[ROLE[role]] ?? 0) > 0 ? found : { [ROLE[role]]: 1 };

const placeOf = ({ box }: TextLine, read: readonly TextLine[]): number =>
  read.findIndex((line) => line.box === box);

/** The place that a person marked, else the subject that was found. */
function correctedSubject({ subject = null }: CorrectableArtifacts, told: UserInput): Subject | null {
  const place = told.corrections?.findLast(({ is }) => is === 'subject')?.box;
  return place ? { kind: subject?.kind ?? 'product', box: place, p: 1, told: true } : subject;
}
