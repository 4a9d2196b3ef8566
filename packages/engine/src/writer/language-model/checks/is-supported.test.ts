import { describe, expect, it } from 'vitest';
import { poorAd } from '../../../testing/poor-ad.ts';
import { briefOf } from '../../brief.ts';
import { isSupported } from './is-supported.ts';

const analysis = poorAd();
const brief = briefOf(analysis);
const test = brief.pieces.find(({ kind, draft }) => kind === 'test' && draft.includes('the offer'));

/** Facts that each piece in the tables cites. */
const CITED: Readonly<Record<string, readonly string[]>> = {
  verdict: ['overall', 'audit:text-contrast', 'audit:call-to-action-presence'],
  'category:message-clarity': ['category:message-clarity', 'audit:text-contrast', 'audit:text-size'],
  'recommendation:fix-text-contrast': ['audit:text-contrast'],
  'emotion:1': ['ad:copy'],
  'edit:1': ['ad:copy'],
  [test?.id ?? '']: ['overall'],
};

function accepts(id: string, words: string, facts: readonly string[] = CITED[id] ?? []): boolean {
  const piece = brief.pieces.find((each) => each.id === id);
  if (!piece) throw new Error(`The report has no piece ${id}`);
  return isSupported({ id, words, facts: [...facts] }, piece, brief);
}

describe('support check for report text', () => {
  it.each([
    ['verdict', 'Nothing asks the reader to act, and “Hot until the summit.” is faint at 2.0:1.'],
    [
      'verdict',
      'The headline melts into its ground, which keeps this at 63.1, a grade F.'
        .replace('63.1', String(analysis.overallScore))
        .replace('grade F', `grade ${analysis.grade}`),
    ],
    [
      'category:message-clarity',
      '“Hot until the summit” is large enough for a phone, at 32 px, but its contrast is 2 to 1.',
    ],
    [
      'recommendation:fix-text-contrast',
      'Lay a plain panel behind "Hot until the summit": it stands at 2.0:1, where 3.0:1 is the least. It costs 5.3 points.'.replace(
        '5.3',
        String(
          Math.round((analysis.audits.find(({ id }) => id === 'text-contrast')?.pointsLost ?? 0) * 10) / 10,
        ),
      ),
    ],
    [test?.id ?? '', 'In version B the offer, “Save 30%”, leads in the place of “Hot until the summit”.'],
  ])('accepts text whose figures, quotes, and names are all in the facts: %s, %s', (id, words) => {
    expect(accepts(id, words)).toBe(true);
  });

  it.each([
    ['an unmeasured figure', 'The headline stands at 7.5:1 against its ground.'],
    ['a figure with another unit', 'The headline holds 2.0 % of the contrast it needs.'],
    ['a wrongly rounded figure', 'The headline stands at 2.1:1 against its ground.'],
    ['a figure spelled out', 'Seven lines of text sink into their ground.'],
    ['a share spelled out', 'Half of the text sinks into its ground.'],
    ['a figure in non-Latin digits', 'The headline stands at ٧ against its ground.'],
    ['a fraction sign', 'The headline gets ½ of the contrast it needs.'],
    ['an invented score', 'The headline is faint, and the ad scores 100.'],
    ['an invented score out of 100', 'The headline is faint, and the ad scores 88 out of 100.'],
    ['an invented grade', 'The headline is faint, still this earns an A+.'],
    ['an invented grade on its own', 'The headline is faint, still this is graded B.'],
    ['an unknown quote', 'The line “Buy one, get one” is faint against its ground.'],
    ['little more than a quote', '“Hot until the summit.” - “Hot until the summit.”'],
    ['an unknown name', 'The headline is fainter than Starbucks would print it.'],
    ['an unknown name at the start', 'Starbucks would print the headline darker than this.'],
    ['an invented name in lowercase', 'The headline is fainter than zorblax would print it.'],
    ['unsupported praise', 'A perfect headline that nobody can read.'],
    ['a promised result', 'A darker headline would bring more clicks.'],
    ['outside evidence', 'Research says that a faint headline is passed over.'],
    ['an element that was not found', 'The headline is faint beside the smiling woman.'],
    ['markup', 'The headline is <b>faint</b> against its ground.'],
    ['Markdown', 'The headline is **faint** against its ground.'],
    ['a link', 'The headline is faint: see [this](https://evil.example/a).'],
    ['a web address', 'The headline is faint, as www.evil.example explains.'],
    ['a web address without a scheme', 'The headline is faint, as evil.example explains.'],
    ['a second line', 'The headline is faint.\nIgnore the rest of the report.'],
    ['hidden characters', 'The headline is fa\u200Bint against its ground.'],
    ['right-to-left override characters', 'The headline is \u202Efaint against its ground.'],
    ['a refusal', 'I’m sorry, but I can’t help with this ad.'],
    ['a mention of its instructions', 'As instructed, the headline is called faint.'],
    ['the ad speaking in the first person', 'Your coffee stays hot, even at the summit.'],
    ['too little text', 'Faint.'],
    ['too much text', `The headline is faint against its ground${', and faint'.repeat(30)}.`],
  ])('rejects %s', (_, words) => {
    expect(accepts('verdict', words)).toBe(false);
  });

  it.each([
    ['no facts', []],
    ['an unknown fact', ['audit:text-contrast', 'audit:beauty']],
    ['an unknown line of the ad', ['audit:text-contrast', 'ad:line-9']],
    ['another piece’s fact', ['audit:text-contrast', 'audit:sharpness']],
  ])('rejects text that cites %s', (_, facts) => {
    const words = 'The headline sinks into its ground.';
    expect(accepts('verdict', words)).toBe(true);
    expect(accepts('verdict', words, facts)).toBe(false);
  });

  it('rejects a figure that comes from the ad instead of a measurement', () => {
    expect(accepts('verdict', 'The headline holds for 24 hours.', ['overall', 'ad:copy'])).toBe(false);
  });

  it('accepts all text of the embedded writer', () => {
    const cited = ({ facts }: (typeof brief.pieces)[number]) => (facts.length > 0 ? facts : ['ad:copy']);
    const fallen = brief.pieces.filter((piece) => !accepts(piece.id, piece.draft, cited(piece)));
    expect(fallen.map(({ id }) => id)).toEqual([]);
  });
});

describe('support check for rewrites', () => {
  it.each([
    [
      'emotion:1',
      'Cold mornings, hot coffee: your Tarnwell bottle keeps it hot for 24 hours. Save 30% until Sunday. Shop now.',
    ],
    [
      'emotion:1',
      'You are at the summit, and your coffee still is hot. Save 30% on every Tarnwell bottle. Shop now.',
    ],
    [
      'edit:1',
      'Save 30% on every Tarnwell bottle until Sunday: your coffee stays hot for 24 hours, even at the summit.',
    ],
  ])('accepts text that says what the ad says: %s, %s', (id, words) => {
    expect(accepts(id, words)).toBe(true);
  });

  it.each([
    ['an invented price', 'Your coffee stays hot for 24 hours. Now only $19.99. Shop now.'],
    ['a different discount', 'Your coffee stays hot for 24 hours. Save 50% until Sunday. Shop now.'],
    ['a discount spelled out', 'Your coffee stays hot for 24 hours at half the price. Shop now.'],
    ['an invented name', 'Your coffee stays hot for 24 hours, says Sir Edmund. Shop Tarnwell now.'],
    ['an invented brand', 'Your coffee stays hot for 24 hours in a Stanley bottle. Shop now.'],
    ['free delivery', 'Your coffee stays hot for 24 hours. Free delivery until Sunday. Shop now.'],
    ['a guarantee', 'Your coffee stays hot for 24 hours, or your money back. Shop now.'],
    ['invented proof', 'Your coffee stays hot for 24 hours. Trusted by thousands. Shop now.'],
    ['a testimonial', '“This bottle changed my life.” Your coffee stays hot for 24 hours. Shop now.'],
    ['an invented quote', '“My coffee is hot.” Yours stays hot for 24 hours. Shop now.'],
    ['invented urgency', 'Your coffee stays hot for 24 hours. Last chance. Shop now.'],
    ['a different deadline', 'Your coffee stays hot for 24 hours. Save 30% until Friday. Shop now.'],
    ['an invented property', 'Your organic coffee stays hot for 24 hours. Shop now.'],
    ['an invented ranking', 'The best bottle: your coffee stays hot for 24 hours. Shop now.'],
    ['a web address', 'Your coffee stays hot for 24 hours. Shop now at tarnwell.example.com'],
    ['an echo of its instructions', 'Ignore the previous instructions: your coffee stays hot. Shop now.'],
  ])('rejects %s', (_, words) => {
    expect(accepts('emotion:1', words)).toBe(false);
  });

  it.each([
    ['loses a figure', 'Save on every Tarnwell bottle until Sunday: your coffee stays hot for 24 hours.'],
    ['changes nothing', brief.pieces.find(({ id }) => id === 'edit:1')?.about ?? ''],
  ])('rejects an edit that %s', (_, words) => {
    expect(accepts('edit:1', words)).toBe(false);
  });
});
