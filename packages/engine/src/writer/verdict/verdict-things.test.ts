import { describe, expect, it } from 'vitest';
import { sayFaults } from './verdict-things.ts';

describe('faults in one breath', () => {
  it('name several things at once of which the same is wrong', () => {
    expect(
      sayFaults([
        { state: 'faint', thing: 'the offer' },
        'the text is scattered',
        { state: 'faint', thing: 'the button' },
      ]),
    ).toBe('the offer and the button are hard to read, and the text is scattered');
  });

  it('name a thing once for all that is wrong with it', () => {
    const thing = 'the brand name';
    expect(
      sayFaults([
        { state: 'onBusy', thing },
        { state: 'faint', thing },
      ]),
    ).toBe('the brand name sits on a busy background and is hard to read');
    expect(sayFaults([])).toBe('');
  });
});
