import { describe, expect, it } from 'vitest';
import { readCopy } from '../../gatherers/copy/index.ts';
import { buttonWords, mainRequest } from './actions.ts';

describe('buttonWords', () => {
  it.each([
    ['Book a test drive at your nearest dealer this', 'Book a test drive'],
    ['Try our Smoked Turkey on whole grain with', 'Try our Smoked Turkey'],
    ['Grab a Pepsi and enjoy the season with', 'Grab a Pepsi'],
    ['Call 021-35482733 now', 'Call 021-35482733'],
    ['Shop bottles today.', 'Shop bottles'],
    ['Subscribe to Aquafina home delivery today and', 'Subscribe'],
  ])('shortens “%s” to “%s”', (request, button) => {
    expect(buttonWords(request)).toBe(button);
  });
});

describe('mainRequest', () => {
  it('prefers a call to action that brings revenue to an earlier one that informs', () => {
    const copy = readCopy('Meet the toughest vehicle in the world. Book a test drive this weekend.');
    expect(copy.ok && mainRequest(copy.value.callsToAction)?.text).toMatch(/^Book a test drive/);
  });

  it('returns null when nothing is requested', () => {
    expect(mainRequest([])).toBeNull();
  });
});
