import { describe, expect, it } from 'vitest';
import { isFinePrintByWords } from './fine-print.ts';

describe('fine print by its words', () => {
  it.each([
    'Terms apply, see our site for details',
    'T&Cs apply.',
    'See store for details',
    'Read the full terms',
    '© 2026 Norrland',
    'While stocks last',
    'See www.norrland.com. Restrictions apply.',
    'Restrictions apply, see store for full warranty details',
  ])('is %s', (text) => {
    expect(isFinePrintByWords(text)).toBe(true);
  });

  it.each([
    'Apply now',
    'See our shop',
    'Visit our site for details',
    'Read more',
    'Register today',
    'Shop now while supplies last',
    'SHOPNOW while stocks last',
    'Flexible terms, apply now',
    'Flexible terms. No fees. Apply online',
    'Flexible terms apply now',
    'See our store for the new collection',
  ])('is not %s', (text) => {
    expect(isFinePrintByWords(text)).toBe(false);
  });
});
