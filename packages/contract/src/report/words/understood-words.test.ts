import { describe, expect, it } from 'vitest';
import {
  missingElements,
  describeObjective,
  describeUserInput,
  describeUnderstood,
} from './understood-words.ts';

const box = { x: 0, y: 0, w: 0.5, h: 0.1 };
const understood = {
  headline: { text: 'Hot until the summit.', p: 0.98, box },
  brand: { text: 'TARNWELL', p: 0.42, box },
  request: { text: 'Shp btls', p: 0.3, box },
  offer: null,
  subject: { kind: 'product' as const, name: 'bottle', p: 0.71, box },
};

describe('describeUnderstood', () => {
  it('states uncertainty and does not quote uncertain text', () => {
    expect(describeUnderstood({ understood, told: null })).toBe(
      'We read: headline “Hot until the summit.” · brand TARNWELL (42% sure) · subject: bottle. We are not sure of the CTA.',
    );
    const headline = { ...understood.headline, p: 0.49 };
    expect(describeUnderstood({ understood: { ...understood, headline }, told: null })).toMatch(
      /^We read: brand .+ We are not sure of the headline and the CTA\.$/,
    );
  });

  it('names a likely offer and omits an unlikely one', () => {
    const offering = (p: number) =>
      describeUnderstood({
        understood: { ...understood, offer: { text: 'free parking', p, box } },
        told: null,
      });
    expect(offering(0.62)).toContain('offer “free parking” ·');
    expect(offering(0.52)).toContain('offer “free parking” (52% sure) ·');
    expect(offering(0.49)).not.toContain('offer');
  });

  it('shows no uncertainty for an element the user labeled', () => {
    const request = { ...understood.request, told: true as const };
    expect(describeUnderstood({ understood: { ...understood, request }, told: null })).toContain(
      '· CTA “Shp btls” ·',
    );
  });

  it('gives the location of text that may be misread, but still names the brand', () => {
    const unsure = <T extends object>(element: T) => ({ ...element, unsure: true as const });
    const unclear = {
      ...understood,
      headline: unsure(understood.headline),
      brand: unsure({ ...understood.brand, p: 0.97 }),
      request: unsure({ ...understood.request, p: 0.55 }),
      subject: null,
    };
    expect(describeUnderstood({ understood: unclear, told: { absent: ['offer'] } })).toBe(
      'We read: brand TARNWELL (we may have misread it). We found a headline and a CTA (55% sure) at the top left.',
    );
    const { headline } = unclear;
    expect(
      describeUnderstood({
        understood: { ...understood, headline, request: null },
        told: { absent: ['request'] },
      }),
    ).toBe('We read: brand TARNWELL (42% sure) · subject: bottle. We found a headline at the top left.');
  });

  it('does not report an absent offer or elements the owner marked absent as missing', () => {
    const without = { ...understood, request: null };
    expect(missingElements(without, null)).toEqual(['a CTA']);
    expect(missingElements(without, { absent: ['request'] })).toEqual([]);
  });

  it('does not name a product by its shape', () => {
    const subject = { ...understood.subject, name: null };
    expect(describeUnderstood({ understood: { ...understood, subject }, told: null })).not.toContain(
      'subject',
    );
    const person = { ...subject, kind: 'person' as const };
    expect(describeUnderstood({ understood: { ...understood, subject: person }, told: null })).toContain(
      'subject: person',
    );
  });

  it.each([
    [[], ''],
    [['headline'], 'We could not find a headline.'],
    [['headline', 'brand', 'CTA'], 'We could not find a headline, a CTA or a brand.'],
  ])('names what is missing: %j', (missing, text) => {
    const name = { headline: 'headline', brand: 'brand', CTA: 'request' } as const;
    const all = { ...understood, offer: understood.headline, request: understood.headline };
    const without = Object.fromEntries(missing.map((each) => [name[each as keyof typeof name], null]));
    expect(
      describeUnderstood({ understood: { ...all, ...without }, told: null })
        ?.split('. ')
        .at(-1),
    ).toContain(text);
  });

  it('names a brand that was told but not found', () => {
    const said = describeUnderstood({
      understood: { ...understood, brand: null },
      told: { brand: 'Norrland' },
    });
    expect(said).toContain('“Norrland” in the picture.');
    expect(said).not.toContain('find a brand');
  });

  it('returns null for older reports', () => {
    expect(describeUnderstood({ understood: null, told: null })).toBeNull();
    expect(describeObjective({ objective: null, understood: null })).toBeNull();
  });
});

describe('user input texts', () => {
  it('repeat what the user provided', () => {
    expect(
      describeUserInput({
        brand: 'Tarnwell',
        corrections: [
          { is: 'headline', box, text: 'Hot to the summit' },
          { is: 'protect', box },
          { is: 'protect', box },
        ],
        absent: ['request'],
      }),
    ).toEqual([
      'the brand is Tarnwell',
      'one place is the headline, “Hot to the summit”',
      '2 places are an area to protect',
      'there is no CTA',
    ]);
  });

  it.each([
    [true, 'We read this as an awareness ad.'],
    [false, 'You told us this is an awareness ad.'],
  ])('describe an objective with guessed %s', (guessed, text) => {
    const chances = { awareness: 1, consideration: 0, response: 0 };
    const objective = { is: 'awareness' as const, guessed, chances, weights: [] };
    expect(describeObjective({ objective, understood })).toBe(text);
  });

  it('do not guess an objective if the ad’s text could not be read', () => {
    const chances = { awareness: 0.2, consideration: 0.3, response: 0.5 };
    const objective = { is: 'response' as const, chances, weights: [] };
    expect(describeObjective({ objective: { ...objective, guessed: true }, understood: null })).toBeNull();
    expect(describeObjective({ objective: { ...objective, guessed: false }, understood: null })).toBe(
      'You told us this is a response ad.',
    );
  });
});
