import { describe, expect, it } from 'vitest';
import { readCopy } from '../../gatherers/copy/index.ts';
import { gradeCopy } from '../../grading/grade-copy.ts';
import { suggestCopyEdits } from './copy-edits.ts';

function edits(text: string) {
  const copy = readCopy(text);
  if (!copy.ok) throw new Error(copy.reason);
  return suggestCopyEdits(copy.value, gradeCopy(text).audits);
}

const revised = (text: string): string[] => edits(text).map((edit) => edit.revised);

describe('copy edits', () => {
  it.each([
    ['all caps', 'Our socks are warm. BUY THEM TODAY.', 'Buy them today.'],
    ['repeated punctuation', 'These socks are warm!!! Really warm.', 'These socks are warm!'],
    ['a misspelling', 'You recieve warm socks.', 'You receive warm socks.'],
    ['“click here” followed by a purpose', 'Warm socks are back. Click here to order yours.', 'Order yours.'],
    ['“click here” after an offer', 'Warm socks at 40% off. Click here.', 'Get 40% off.'],
    [
      'sentences that start with the advertiser',
      'We offer free fittings in every shop.',
      'You get free fittings in every shop.',
    ],
    ['filler', 'We are proud to announce our new wool socks.', 'Meet our new wool socks.'],
    [
      'jargon along with its article',
      'It is an innovative sock that leverages merino.',
      'It is a new sock that uses merino.',
    ],
    [
      'jargon that starts with a vowel',
      'It is an empowering course for runners.',
      'It is a helping course for runners.',
    ],
    [
      'filler after an article',
      'An actually useful app for cooks who hate recipes. Try it free.',
      'A useful app for cooks who hate recipes.',
    ],
    ['what people are provided with', 'We provide you with wool socks.', 'You get wool socks.'],
    ['jargon before what it is used on', 'We leverage our looms in Wales.', 'We use our looms in Wales.'],
    ['a lone capital “I”', 'It is what I LOVE about socks.', 'It is what I love about socks.'],
    ['spaced-out letters', 'Try our F R E E fitting.', 'Try our free fitting.'],
    [
      'a long sentence',
      'The sock keeps your feet dry on the longest walks of the year, and it never slips down into your boot while you climb.',
      'The sock keeps your feet dry on the longest walks of the year. It never slips down into your boot while you climb.',
    ],
    [
      'an offer at the end',
      'These socks stay warm in snow. Save 30% on every pair until Sunday. Shop now.',
      'Save 30% on every pair until Sunday. These socks stay warm in snow.',
    ],
  ])('fix %s', (_, text, expected) => {
    expect(revised(text)).toContain(expected);
  });

  it('quote text from the copy', () => {
    const text = 'HURRY! We offer warm socks. Click here.';
    for (const { original } of edits(text)) expect(text).toContain(original.split(' … ')[0]);
  });

  it('state the points gained by grading the edited copy', () => {
    const text = 'Warm socks for your feet. BUY NOW.';
    const [edit] = edits(text);
    const gain =
      (gradeCopy(text.replace(edit!.original, edit!.revised)).score ?? 0) - (gradeCopy(text).score ?? 0);
    expect(edit!.points).toBeGreaterThan(1);
    expect(edit!.points).toBeCloseTo(gain, 0);
  });

  it.each([
    ['has nothing to fix', 'Your feet stay dry in snow. Shop wool socks.'],
    ['violates ad policies', 'Are you overweight?!'],
    ['is not English', 'JETZT KAUFEN!!! Warme Socken für den ganzen langen Winter im Angebot.'],
  ])('leave copy unchanged if it %s', (_, text) => {
    expect(edits(text)).toEqual([]);
  });

  it.each([
    ['turns help into a promise', 'We help you sleep through the night.', /^You sleep/],
    ['gets the customers', 'We offer our customers free returns on every pair.', /^You get/],
    ['gets the clients', 'We provide our clients with honest advice on taxes.', /^You get/],
    ['gets those who are new', 'We offer new students free lessons on Monday.', /^You get/],
    ['gets parents', 'We offer parents peace of mind at night.', /^You get/],
    ['gets every guest', 'We offer every guest a free drink.', /^You get/],
    ['makes an errand a privilege', 'We offer to collect your old mattress for free.', /^You get/],
    ['meets an event', 'We are proud to announce that our store opens on May 4.', /^Meet/],
    ['meets an event without “that”', 'We are proud to announce our store opens on May 4.', /^Meet/],
    ['turns stock into a gift', 'We have 12 dogs in the shop.', /^You get/],
    ['polishes a claim', 'GUARANTEED cure for cellulite!!! Warm wool socks for $9.', /cure/i],
    ['polishes an insult', 'BUY SOCKS, you losers!!! Warm wool socks for $9.', /loser/i],
    ['rewords legal text', 'Warm wool socks for $9. *OFFER valid in stores ONLY!!', /valid/],
    ['says that something free is free', 'It isn’t totally free, but it is close: $1 a month.', /isn’t free/],
    ['drops “actually” from a negation', 'You don’t actually need a bank account.', /don’t need/],
    ['changes a title', 'The Very Hungry Caterpillar show comes to York.', /The Hungry/],
    ['changes a kind of cloth', 'Seamless leggings for $29. Our seamless underwear stays put.', /smooth/i],
    ['changes a term of finance', 'Trade forex with up to 30:1 leverage.', /\buse\b/],
    ['changes a kind of cover', 'Comprehensive car insurance from £18 a month.', /full/i],
    [
      'changes a name',
      'Order dinner on Seamless. Empower Retirement helps 18 million.',
      /smooth|help retirement/i,
    ],
    ['reads a letter’s shape as “you”', 'The u-shaped sofa seats eight, and ur lamp is luv.', /you-shaped/],
    [
      'splits off a purpose',
      'We deliver warm bread and fresh milk to your door before seven every single morning so that you can have breakfast with your kids.',
      /\. That you/,
    ],
    [
      'splits a clause that has a “that” before it',
      'We wash the boxes that we collect from your door in the evening and that you never have to carry down the stairs yourself in the morning.',
      /\. That you/,
    ],
    [
      'splits a clause that has not ended',
      'When you send us photos of your old sofa from every side and it fits in our van, we take it away for free on the same day.',
      /sofa from every side\. It/,
    ],
    [
      'tears a numbered list apart',
      'Our shoes last for years.\n1. Tell us your shoe size.\n2. Get 20% off your first box.\n3. Wear the shoes.',
      /^Get 20% off/,
    ],
    [
      'tears a list with marks apart',
      'We sell wool socks from Wales.\n\n✅ Free delivery over £50\n✅ 100-day returns\n✅ Made in Wales',
      /^✅ Free delivery/,
    ],
    [
      'moves what is denied to the front',
      'We sell honest sofas from Leeds. Unlike other shops, we never say 70% off just to fool you.',
      /^Unlike/,
    ],
    ['lowers initials of a degree', 'Earn an MA in design. BUY NOW.', /a[n]? ma\b/],
    ['lowers “I”', 'I LOVE my new socks from Wales.', /\bi love/],
    ['treats industry acronyms as shouting', 'Log in with SSO, SAML, OKTA and LDAP today.', /sso|saml|ldap/],
  ])('never change copy in a way that %s', (_, text, wrong) => {
    for (const { revised: better } of edits(text)) expect(better).not.toMatch(wrong);
  });

  it('introduce no new figures', () => {
    const text = 'SAVE BIG!!! We provide 12 wool socks for $30. Click here to order.';
    const figures = edits(text).flatMap((edit) => edit.revised.match(/\d+/g) ?? []);
    for (const figure of figures) expect(['12', '30']).toContain(figure);
  });
});
