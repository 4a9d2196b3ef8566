import { describe, expect, it } from 'vitest';
import { readCopy } from '../../gatherers/copy/index.ts';
import { textLine } from '../../testing/index.ts';
import { alignAudience } from './audience.ts';

const audiences = (copy: string | null, ...lines: string[]) => {
  const read = copy === null ? null : readCopy(copy);
  return alignAudience({
    copy: read?.ok ? read.value : null,
    text: lines.map((text) => textLine({ text })),
    callToAction: null,
    brand: [],
  });
};

describe('audience alignment', () => {
  it.each([
    ['Trail shoes for runners on any mountain.', 'Runners, hikers and outdoor people'],
    ['Vet-approved treats for your dog.', 'Pet owners'],
    ['Software that takes your invoices off the spreadsheet.', 'Business buyers'],
    ['A softer crib for your newborn baby.', 'Parents'],
    ['Flights to every island, hotel included.', 'Travelers'],
    ['Freeze the beer, then sip the beer.', 'People choosing a drink'],
    ['The bottle for every mountain.', 'Runners, hikers and outdoor people'],
  ])('infers the audience of %j', (copy, audience) => {
    const [first] = audiences(copy);
    expect(first).toMatchObject({ audience, note: expect.stringContaining('suggest') });
  });

  it('quotes the words it relies on', () => {
    expect(audiences('Trail shoes for runners.')[0]?.note).toContain('“runners”');
  });

  it('is empty when the ad has no copy', () => {
    expect(audiences(null, 'Running shoes for every trail', 'and every runner', '30% off')).toEqual([]);
  });

  it.each([
    'House plants that live on neglect.',
    'A culinary festival in town.',
    'Vetted walkers near you.',
    'Beer, with friends.',
    'We wear it by ear.',
  ])('finds no audience in %j', (copy) => expect(audiences(copy)).toEqual([]));

  it('is empty when two audiences are equally likely', () => {
    expect(audiences('Flights and hotels. Pizza and pasta.')).toEqual([]);
  });

  it('is empty when one stray word or none points to an audience', () => {
    expect(audiences('It is lighter than your phone.')).toEqual([]);
    expect(audiences('Hello there, good people of the town.')).toEqual([]);
  });
});
