import type { Copy, Hit } from '../../artifacts/copy-artifacts.ts';
import { inside } from './quotes.ts';

export interface OpeningDevice {
  /** Fits 'it hooks the reader with …': 'a figure'. */
  readonly name: string;
  readonly hits: readonly Hit[];
}

/** What the opening does to keep people reading, each device once. */
export function openingDevices(copy: Copy): OpeningDevice[] {
  const { opening, specifics } = copy;
  const among = (hits: readonly Hit[]) => hits.filter((hit) => inside(hit, opening));
  const question = opening.text.indexOf('?');
  const devices: OpeningDevice[] = [
    { name: 'an offer', hits: among(copy.offers) },
    {
      name: 'a figure',
      hits: among([...specifics.numbers, ...specifics.prices, ...specifics.percentages, ...specifics.dates]),
    },
    { name: 'a benefit', hits: among(copy.benefits) },
    { name: 'direct address', hits: among(copy.secondPerson) },
    { name: 'a problem', hits: among(copy.negative) },
    { name: 'a teaser', hits: among(copy.curiosity) },
    { name: 'proof', hits: among(copy.proof) },
    {
      name: 'a question',
      hits:
        question < 0
          ? []
          : [{ text: '?', start: opening.start + question, end: opening.start + question + 1 }],
    },
  ];
  return devices.filter(({ hits }) => hits.length > 0);
}
