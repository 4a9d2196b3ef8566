import type { BrandMark, CallToAction, Face, TextLine } from '../artifacts.ts';
import type { Box } from '../geometry.ts';
import { lineOfMark, mainMark } from './brand-mark.ts';
import { headlineOf } from './headline.ts';
import { isQuotable, wordsOrPlace } from './line-name.ts';
import { quote } from './quote.ts';
import { brandPresence, callToActionPresence, facePresence } from './presence.ts';
import { readable, readableLines } from './readable.ts';

/** Something in the picture that sells: what attention should be spent on. */
export interface SellingElement {
  /** For a label: 'Headline “Hot until the summit”'. */
  readonly name: string;
  readonly boxes: readonly Box[];
  /** How much of a look at it is worth something, 0..1: words that sink into their ground say nothing, a doubtful mark little. */
  readonly worth: number;
  /** Whether the message stands on it: the headline, an offer, the button or the plainest mark, and read for sure. */
  readonly carries: boolean;
}

export interface SellingParts {
  readonly text: readonly TextLine[];
  readonly callToAction: CallToAction | null;
  readonly brand: readonly BrandMark[];
  readonly faces: readonly Face[];
}

/** Headline, offers, call to action, brand and faces, as far as they were found. */
export function sellingElements({
  text,
  callToAction,
  brand,
  faces,
}: SellingParts): readonly SellingElement[] {
  const headline = headlineOf(text);
  const offers = text.filter((line) => line.role === 'offer');
  const main = mainMark(brand);
  return [
    ...(headline
      ? [
          {
            name: `Headline ${headline.name}`,
            boxes: headline.lines.map(({ box }) => box),
            worth: readableLines(headline.lines),
            carries: headline.lines.some(isQuotable),
          },
        ]
      : []),
    ...offers.map((line) => ({
      name: `Offer ${wordsOrPlace(line)}`,
      boxes: [line.box],
      worth: readable(line.contrast),
      carries: isQuotable(line),
    })),
    ...(callToAction
      ? [
          {
            name: `Call to action ${quote(callToAction.text)}`,
            boxes: [callToAction.box],
            worth: callToActionPresence(callToAction) * readable(callToAction.textContrast),
            carries: true,
          },
        ]
      : []),
    ...brand.map((mark) => ({
      name: `Brand ${wordsOrPlace({ text: mark.text, box: mark.box })}`,
      boxes: [mark.box],
      worth: brandPresence(mark) * readableLines([lineOfMark(mark, text)].filter((line) => line !== null)),
      carries: mark === main,
    })),
    ...faces.map((face) => ({
      name: 'Face',
      boxes: [face.box],
      worth: facePresence(face),
      carries: false,
    })),
  ];
}
