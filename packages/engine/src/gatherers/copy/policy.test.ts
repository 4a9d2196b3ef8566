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

describe('personal attributes', () => {
  it.each([
    'Meet Black Friday early: 30% off',
    'Meet Christian Dior’s new perfume',
    'Meet Asian beauty: 12 serums',
    'Meet Jewish chefs at our food festival',
    'Date Black Forest gateau',
    'Other conservative estimates',
    'Are you a conservative investor?',
    'Are you fat-biking this winter?',
    'Track your fat, muscle and water',
  ])('are not found in “%s”', (text) => {
    expect(hitsOf('personal-attributes', text)).toEqual([]);
  });

  it.each([
    ['Meet Christian singles near you', ['Meet Christian']],
    ['Meet other Muslims tonight', ['Meet other Muslims']],
    ['Date single black women', ['Date single black']],
    ['Are you a conservative?', ['Are you a conservative']],
    ['Lose your fat, fast', ['your fat']],
  ])('are found in “%s”', (text, expected) => {
    expect(hitsOf('personal-attributes', text)).toEqual(expected);
  });
});

describe('claims', () => {
  it.each([
    'Ends the pain of slow checkouts',
    'Bacon cured in 3 days, smoked in oak',
    'Removes wrinkles from shirts',
    'Drop 20 kg boxes at our depot',
    'Lose 5 pounds of weeds',
    'Total relief for your inbox',
    'Complete recovery software for lost photos',
    'Instant results: your photos are printed while you wait',
    'Overnight results: upload your scan at 6 p.m.',
    'Stop your glasses from fogging up',
    'Double your savings this weekend: 20% off',
    'Guaranteed to arrive by Christmas',
    'Teachers make $60,000',
    'Make $5,000 go further',
    'No diet coke?',
    'Help us cure cancer. Donate $10',
    'Feel like a child again at our adventure park',
  ])('are not found in “%s”', (text) => {
    expect(hitsOf('claims', text)).toEqual([]);
  });

  it.each([
    'This tea cures cancer',
    'Ends the pain in your knee for good',
    'Removes wrinkles from your face',
    'Cured in 3 days, without pills',
    'Diabetes cured in 30 days',
    'Lose 30 lbs in 30 days',
    'Lose 20 pounds of fat',
    'Total relief from back pain',
    'Instant results for your skin',
    'Throw away your glasses',
    'Double your savings in a month',
    'Double your income from home',
    'Guaranteed to cure your snoring',
    'Guaranteed to win',
    'Make $5,000 a week from home',
    'I made $12,000 with this trick',
    'No diet, no exercise',
    'Hear like a teenager again',
  ])('are found in “%s”', (text) => {
    expect(hitsOf('claims', text)).not.toEqual([]);
  });
});

describe('capitals', () => {
  it.each([
    'Managed IT support for small firms',
    'Switch to AT&T fiber',
    'Homes in Portland, OR from $399,000',
    'Roof repairs in Indianapolis, IN',
    'Offices in Boston, MA and Portland, ME',
    'SAT and ACT prep with a tutor',
    'Earn an MA in design',
    'The WHO approves',
    'Your ER visit',
    'Burgers by IN-N-OUT',
    'Text JOIN to 55555',
    'Call 1-800-FLOWERS',
  ])('do not shout in “%s”', (text) => {
    expect(hitsOf('capitals', text)).toEqual([]);
  });

  it.each([
    ['I LOVE it (it is BIG). ORDER yours', ['I LOVE', 'BIG', 'ORDER']],
    ['Fresh bread, NOW in Leeds', ['NOW']],
    ['GET IT NOW', ['GET IT NOW']],
  ])('shout in “%s”', (text, expected) => {
    expect(hitsOf('capitals', text)).toEqual(expected);
  });
});

describe('spaced letters', () => {
  it.each([
    ['R.S.V.P. by Friday, bring S.T.E.M. toys for the A.S.P.C.A.', []],
    ['It is F.R.E.E. today, and F R E E tomorrow', ['F.R.E.E', 'F R E E']],
  ])('are found in “%s”', (text, expected) => {
    expect(hitsOf('spacing', text)).toEqual(expected);
  });
});

describe('superlatives', () => {
  it.each([
    'The best is yet to come',
    'Find the perfect fit',
    'Visit us at No. 1 King Street',
    'Problem #1: cold feet',
  ])('are not found in “%s”', (text) => {
    expect(hitsOf('superlatives', text)).toEqual([]);
  });

  it.each(['The best sofa', 'No. 1 in Leeds', 'The perfect shoe'])('are found in “%s”', (text) => {
    expect(hitsOf('superlatives', text)).toHaveLength(1);
  });
});
