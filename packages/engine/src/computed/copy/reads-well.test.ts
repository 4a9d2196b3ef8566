import { describe, expect, it } from 'vitest';
import { readsWell } from './reads-well.ts';

describe('readsWell', () => {
  it.each([
    'The bottle keeps tea hot for 18 hours. Shop bottles.',
    '40% off the Lumen mattress, until Sunday! It keeps you cool.',
    'We come to you. You are home when we call.',
    'An honest hour, a one-way ticket, a user guide.',
    'An umbrella and a unique uniform for an unusual, an urban or an historic home.',
    'It costs $9.50 (for most). “Good,” she said.',
  ])('accepts “%s”', (text) => expect(readsWell(text)).toBe(true));

  it.each([
    'Get more of the. Shop now.',
    'The the bottle keeps tea hot.',
    'You is cool all night.',
    'It have an bottle.',
    'It is an useful app.',
    'It is an helping hand.',
    'It is a umbrella.',
    'The bottle (for tea keeps it hot.',
    'Save time. and money today.',
    'Shop now,. Today.',
  ])('rejects “%s”', (text) => expect(readsWell(text)).toBe(false));
});
