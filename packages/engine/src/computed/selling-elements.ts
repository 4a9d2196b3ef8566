import type { BrandMark, CallToAction, Face, TextLine } from '../artifacts.ts';
import type { Box } from '../geometry.ts';
import { headlineOf } from './headline.ts';
import { wordsOrPlace } from './line-name.ts';
import { quote } from './quote.ts';

/** Something in the picture that sells: what attention should be spent on. */
export interface SellingElement {
  /** For a label: 'Headline “Hot until the summit”'. */
  readonly name: string;
  readonly boxes: readonly Box[];
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
  return [
    ...(headline ? [{ name: `Headline ${headline.name}`, boxes: headline.lines.map(({ box }) => box) }] : []),
    ...offers.map((line) => ({ name: `Offer ${wordsOrPlace(line)}`, boxes: [line.box] })),
    ...(callToAction
      ? [{ name: `Call to action ${quote(callToAction.text)}`, boxes: [callToAction.box] }]
      : []),
    ...brand.map((mark) => ({
      name: `Brand ${wordsOrPlace({ text: mark.text, box: mark.box })}`,
      boxes: [mark.box],
    })),
    ...faces.map((face) => ({ name: 'Face', boxes: [face.box] })),
  ];
}
