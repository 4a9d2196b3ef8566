import { describe, expect, it } from 'vitest';
import { factsWith } from '../../testing/facts-with.ts';
import { fakeArtifacts, textLine } from '../../testing/index.ts';
import { lineIn, joinFaults } from './verdict-things.ts';

it('does not call a price next to the offer the offer', () => {
  const price = textLine({
    text: '£119',
    role: 'offer',
    contrast: 1.4,
    box: { x: 0.1, y: 0.7, w: 0.3, h: 0.1 },
  });
  const { elements, text } = fakeArtifacts();
  const named = (at: number) => {
    const lines = [...text, price];
    const offer = { text: '2 days for €99', p: 0.9, box: lines[at]!.box, lines: [at] };
    const { facts, audit } = factsWith('text-contrast', { text: lines, elements: { ...elements, offer } });
    return lineIn({ ...audit, evidence: [{ label: '', box: price.box }] }, facts);
  };
  expect(named(text.length)).toBe('the offer');
  expect(named(1)).toBe('the supporting text');
});

describe('joined faults', () => {
  it('group elements with the same fault', () => {
    expect(
      joinFaults([
        { state: 'faint', thing: 'the offer' },
        'the text is scattered',
        { state: 'faint', thing: 'the button' },
      ]),
    ).toBe('the offer and the button are hard to read, and the text is scattered');
  });

  it('name an element once for all of its faults', () => {
    const thing = 'the brand name';
    expect(
      joinFaults([
        { state: 'onBusy', thing },
        { state: 'faint', thing },
      ]),
    ).toBe('the brand name sits on a busy background and is hard to read');
    expect(joinFaults([])).toBe('');
  });
});
