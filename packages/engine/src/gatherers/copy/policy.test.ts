import { describe, expect, it } from 'vitest';
import { policyHits } from './policy.ts';
import { wordsOf } from './words.ts';

const hitsOf = (rule: string, text: string): string[] =>
  policyHits(text, wordsOf(text), true).flatMap((hit) => (hit.rule === rule ? [hit.text] : []));

describe('profanity', () => {
  it.each([
    'An assortment of 24 chocolates, and assorted macarons',
    'Roasted carrots with cumin and shiitake',
    'A flame-retardant curtain, a cummerbund and a gel with a mild analgesic',
    'Sit in the cockpit of a Spitfire, or abseil and rappel',
    'Help us stop human trafficking.',
    'Fly to Fukuoka from $499 with Cummings Travel',
    'Dick’s Sporting Goods: 20% off all running shoes',
    'Moby Dick in paperback, signed by Dick Smith',
    'Hooker chairs in oak',
    'Pussy willow candles with blue tits',
    'A finger-prick test at home',
  ])('is not found in “%s”', (text) => {
    expect(hitsOf('profanity', text)).toEqual([]);
  });

  it.each([
    ['What a dickhead', ['dick']],
    ['Kick some ass, Asshole', ['ass', 'Ass']],
    ['This is bullshit from Fukuoka', ['shit']],
    ['DICK JOKES FOR DAD', ['DICK']],
    ['Do not be retarded', ['retard']],
    ['Call a hooker', ['hooker']],
  ])('is found in “%s”', (text, expected) => {
    expect(hitsOf('profanity', text)).toEqual(expected);
  });
});
