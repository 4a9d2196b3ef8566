import type { BrandMark, CallToAction, Face, TextLine } from '../../artifacts/artifacts.ts';
import { type ElementPart, isSureOf } from '../../elements/certainty.ts';
import type { Elements, Subject } from '../../elements/elements.ts';
import { type Box, insideFrame } from '../../geometry.ts';
import { lineOfMark, mainMark } from '../brand/brand-mark.ts';
import { headlineOf } from '../text/headline.ts';
import { wordsOrPlace } from '../text/line-name.ts';
import { quote } from '../text/quote.ts';
import { brandPresence, overallBrandPresence, callToActionPresence, facePresence } from './presence.ts';
import { readability, readabilityOfLines } from '../text/readability.ts';

/** Something in the picture that sells, so attention should go to it. */
export interface SellingElement {
  /** For a label: 'Headline “Hot until the summit”'. */
  readonly name: string;
  readonly boxes: readonly Box[];
  /** How useful a look at it is, 0..1: text lost in its background says nothing, and a doubtful mark says little. */
  readonly worth: number;
  /** Whether its words barely stand out. Viewers then take in little of it, however certain the element is. */
  readonly faint: boolean;
  /** Set when the picture shows the element rather than says it, so it must never be moved; null for text, buttons and brand marks. */
  readonly shows: 'face' | 'subject' | null;
}

const CALLED: Record<ElementPart, string> = {
  headline: 'Headline',
  offer: 'Offer',
  callToAction: 'Call to action',
  brand: 'Brand',
};

/** Words count as faint when a look at them takes in less than this share. */
const FAINT = 0.5;

export interface SellingParts {
  readonly text: readonly TextLine[];
  readonly callToAction: CallToAction | null;
  readonly brand: readonly BrandMark[];
  readonly faces: readonly Face[];
  /** null when elements were not identified; then the roles of the lines decide. */
  readonly elements: Elements | null;
  /** What the picture shows and sells. */
  readonly subject: Subject | null;
}

const SUBJECT_NAMES: Record<Subject['kind'], string> = {
  product: 'Main subject',
  person: 'Person',
  face: 'Face',
  scene: 'Scene',
};

/** Certainty from which the subject is called by its kind. */
const SURE_KIND = 0.9;
const nameOfSubject = ({ kind, p }: Subject): string =>
  p >= SURE_KIND ? SUBJECT_NAMES[kind] : 'Main subject';

/** A look somewhere into a scene says less than one at a product or a person. Chosen by judgment. */
const SCENE_WORTH = 0.5;

/** Padding of a button around its words, in line heights. */
const ROOM = 0.6;
const withRoom = ({ x, y, w, h }: Box): Box =>
  insideFrame({ x: x - ROOM * h, y: y - ROOM * h, w: w + 2 * ROOM * h, h: h * (1 + 2 * ROOM) });

/** The headline, offers, call to action, brand, faces and main subject, as far as they were found. */
export function sellingElements({
  text,
  callToAction,
  brand,
  faces,
  subject,
  elements,
}: SellingParts): readonly SellingElement[] {
  const called = (part: ElementPart, words: string): string =>
    `${isSureOf(part, { elements, brand, text }) ? CALLED[part] : 'Text'} ${words}`;
  const headline = headlineOf(text);
  const offers = text.filter((line) => line.role === 'offer');
  // If the button could not be measured, its words still count.
  const asked = callToAction ? [] : text.filter((line) => line.role === 'callToAction');
  const main = mainMark(brand);
  return [
    ...(headline
      ? [
          {
            name: called('headline', headline.name),
            boxes: headline.lines.map(({ box }) => box),
            worth: readabilityOfLines(headline.lines),
            faint: readabilityOfLines(headline.lines) < FAINT,
            shows: null,
          },
        ]
      : []),
    ...offers.map((line) => ({
      name: called('offer', wordsOrPlace(line)),
      boxes: [line.box],
      worth: readability(line.contrast),
      faint: readability(line.contrast) < FAINT,
      shows: null,
    })),
    ...(callToAction
      ? [
          {
            name: called('callToAction', quote(callToAction.text)),
            boxes: [callToAction.box],
            worth: callToActionPresence(callToAction) * readability(callToAction.textContrast),
            faint: readability(callToAction.textContrast) < FAINT,
            shows: null,
          },
        ]
      : []),
    ...asked.map((line) => ({
      name: called('callToAction', wordsOrPlace(line)),
      boxes: [withRoom(line.box)],
      worth: readability(line.contrast),
      faint: readability(line.contrast) < FAINT,
      shows: null,
    })),
    ...brand.map((mark) => {
      const legible = readabilityOfLines([lineOfMark(mark, text)].filter((line) => line !== null));
      return {
        name: called('brand', wordsOrPlace({ text: mark.text, box: mark.box })),
        boxes: [mark.box],
        worth: (mark === main ? overallBrandPresence(brand) : brandPresence(mark)) * legible,
        faint: legible < FAINT,
        shows: null,
      };
    }),
    ...faces.map((face) => ({
      name: 'Face',
      boxes: [face.box],
      worth: facePresence(face),
      faint: false,
      shows: 'face' as const,
    })),
    ...(subject
      ? [
          {
            name: nameOfSubject(subject),
            boxes: [subject.box],
            worth: subject.p * (subject.kind === 'scene' ? SCENE_WORTH : 1),
            faint: false,
            shows: 'subject' as const,
          },
        ]
      : []),
  ];
}
