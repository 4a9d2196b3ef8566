import { describe, expect, it } from 'vitest';
import { readCopy } from '../../gatherers/copy/index.ts';
import { buttonWords, mainRequest } from './actions.ts';

describe('the words of a button', () => {
  it.each([
    ['Book a test drive at your nearest dealer this', 'Book a test drive'],
    ['Try our Smoked Turkey on whole grain with', 'Try our Smoked Turkey'],
    ['Grab a Pepsi and enjoy the season with', 'Grab a Pepsi'],
    ['Call 021-35482733 now', 'Call 021-35482733'],
    ['Shop bottles today.', 'Shop bottles'],
    ['Subscribe to Aquafina home delivery today and', 'Subscribe'],
  ])('of “%s” are “%s”', (request, button) => {
    expect(buttonWords(request)).toBe(button);
  });
});

describe('the request that a copy is for', () => {
  it('is the one that brings money, and not the first that shows more', () => {
    const copy = readCopy('Meet the toughest vehicle in the world. Book a test drive this weekend.');
    expect(copy.ok && mainRequest(copy.value.callsToAction)?.text).toMatch(/^Book a test drive/);
  });

  it('is none where nothing is asked', () => {
    expect(mainRequest([])).toBeNull();
  });
});
