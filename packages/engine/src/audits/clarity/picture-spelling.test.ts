import { describe, expect, it } from 'vitest';
import { readCopy } from '../../gatherers/copy/index.ts';
import { judgePicture } from '../../testing/words-in-picture.ts';
import audit from './picture-spelling.ts';

describe('picture-spelling', () => {
  it.each([
    ['Sleep well tonihgt', 'tonight'],
    ['SLEEP WELL TONIHGT', 'TONIGHT'],
    ['Every cstomer question answered', 'customer'],
    ['Freshh coffeee in the morning', 'coffee'],
    ['Tihnk of the sea', 'Think'],
    ['Definitley the cleanest windows', 'Definitely'],
    ['A proffesional job', 'professional'],
    ['We open again tommorow', 'tomorrow'],
    ['Our prooces is simple', 'process'],
    ['Fresh from the rafrigeretor', 'refrigerator'],
    ['Spring is hear, at last', 'here'],
    ['FRESHLY BACKED EVERY MORNING', 'BAKED'],
  ])('finds the misspelling in %s', (headline, right) => {
    const judged = judgePicture(audit, [headline]);
    expect(judged.fix).toContain(`“${right}” instead of “`);
    expect(judged.evidence[0]).toMatchObject({ box: expect.anything() });
    expect(judged.score).toBeLessThan(30);
  });

  it.each([
    ['a wrong vowel in a line of capitalized words', 'Over 22 Years Experiance', 'Experience'],
    ['a misspelled plural in -ys', 'New familys and birthday partys', 'families'],
    ['a misspelling in capitals beside a lowercase line', 'FINANCE AVALIABLE TODAY', 'AVAILABLE'],
  ])('finds %s', (_, text, right) => {
    const judged = judgePicture(audit, [
      'Sleep well',
      { text, confidence: 0.999 },
      'Quality furniture since 1996',
    ]);
    expect(judged.fix).toContain(`“${right}” instead of “`);
  });

  it.each([
    ['top', { x: 0.1, y: 0, w: 0.8, h: 0.1 }],
    ['left', { x: 0.004, y: 0.3, w: 0.8, h: 0.1 }],
    ['right', { x: 0.2, y: 0.3, w: 0.795, h: 0.1 }],
    ['bottom', { x: 0.1, y: 0.9, w: 0.8, h: 0.1 }],
  ])('does not correct a line that the %s edge may have cut', (_, box) => {
    const [cut, whole] = [box, { x: 0.1, y: 0.3, w: 0.8, h: 0.1 }].map((place) =>
      judgePicture(audit, [{ text: 'Sleep well tonihgt', box: place }]),
    );
    expect(cut!.fix).toBe('');
    expect(whole!.fix).toContain('“tonight” instead of “');
  });

  it.each([
    ['acronyms with a plural s', ['What CPOs ask first']],
    ['a name whose paid version has a plus', ['still waiting for hoppr', 'hoppr+ free for a month']],
  ])('ignores %s', (_, lines) => {
    expect(judgePicture(audit, lines)).toMatchObject({ status: 'measured', value: 0 });
  });

  it('does not treat a surname after an unfamiliar first name as a misspelling', () => {
    const season = (play: string) =>
      judgePicture(audit, [
        'The same seat all season',
        { text: play, confidence: 1 },
        'Five plays from September to June',
      ]).value;
    expect(season('The Gabler')).toBe(1);
    expect(season('Hedda Gabler')).toBe(0);
  });

  it('reads fine print, except names in capitals', () => {
    const beside = (text: string) =>
      judgePicture(audit, ['Sleep well', { text, role: 'legal', confidence: 0.999 }]).observation;
    expect(beside('Join the club and recieve a free corkscrew, terms apply')).toContain('“recieve”');
    expect(beside('VITORIA MOTORS')).toContain('no misspelled words');
  });

  it.each([
    ['clearence', 'clearance', 'no name that is nearer'],
    ['pidgeon', 'pigeon', 'a letter too many, as people often write it'],
    ['restaraunt', 'restaurant', 'what is two letters away'],
    ['wensday', 'Wednesday', 'a name by its capital'],
  ])('corrects %s to %s: %s', (wrong, right) => {
    const { fix } = judgePicture(audit, [
      'Sleep well',
      { text: `Come to our ${wrong} sale with your friends`, confidence: 0.999 },
    ]);
    expect(fix).toContain(`Write “${right}” instead of “${wrong}”`);
  });

  it('quotes each misspelling once', () => {
    const { observation } = judgePicture(audit, ['Sleep well tonihgt', 'Tonihgt, every cstomer sleeps']);
    expect(observation).toBe('“Tonihgt” and “cstomer” are misspelled in the picture.');
  });

  it('names three of many misspellings, each once', () => {
    const { observation } = judgePicture(audit, [
      'Sleep well',
      { text: 'Every cstomer and each cstomer of ours', confidence: 0.999 },
      { text: 'We run a proffesional buisness and a replacment service', confidence: 0.999 },
    ]);
    expect(observation.match(/“/g)).toHaveLength(3);
    expect(observation.match(/“cstomer”/g)?.length ?? 0).toBeLessThan(2);
  });

  it('names the largest of many misspellings without counting them', () => {
    const sized = (text: string, h: number) => ({
      text,
      confidence: 0.999,
      box: { x: 0.1, y: 0.9 - 3 * h, w: 0.6, h },
    });
    const { observation } = judgePicture(audit, [
      'Sleep well',
      sized('Every cstomer is happy with the replacment', 0.02),
      sized('We run a proffesional buisness with pride', 0.06),
    ]);
    expect(observation).toBe(
      'Several words are misspelled in the picture, among them “proffesional”, “buisness” and “cstomer”.',
    );
  });

  it('penalizes a misspelling in the body less than one in the headline', () => {
    const inBody = judgePicture(audit, ['Sleep well', 'Every cstomer question answered']);
    const inHeadline = judgePicture(audit, ['Every cstomer question answered', 'Sleep well']);
    expect(inBody.score).toBeLessThan(60);
    expect(inBody.score! - inHeadline.score!).toBeGreaterThan(8);
  });

  it.each([
    ['Colour, flavour, favourite', 'British spelling'],
    ['Color, flavor, favorite', 'American spelling'],
    ['Save with Flickr and Tumblr', 'known names'],
    ['Hello, Noor', 'a name'],
    ['Bodden for breakfast', 'a name that is another word with two letters swapped'],
    ['Say hello to Noor and the team', 'a name in a sentence'],
    ['Sold in Iberia, Benelux and MENA', 'a few capitals'],
    ['Ilse Vanderhoeven plays the long night', 'a name at the start of a line'],
    ['Oniy for you, with heip', 'letters that a reader mistakes'],
    ['Compartmant for the whole family', 'a letter that looks like the right one'],
    ['Find appointm', 'a word that is cut off'],
    ['The offce for effcient teams', 'a ligature of three letters that was read as two'],
    ['Our affliate partners in the offce', 'a ligature that was read in part'],
    ['The frst to fnd the foor', 'a ligature that was read as its first letter'],
    ['A THE OFFCE SALE', 'the same in capitals'],
    ['Nationwwide delivery to your door', 'a letter that the reader saw twice'],
    ['Book at www.slleep.com', 'an address'],
    ['Der Kaffe ist heiß und schmeckt auch nach Stunden noch', 'another language'],
    ['Onboarding, unboxing and skincare', 'newer words'],
  ])('ignores %s: %s', (headline) => {
    expect(judgePicture(audit, [headline]).value ?? 0).toBe(0);
  });

  it('finds swapped letters in a line that looks misread', () => {
    const judged = judgePicture(audit, [{ text: 'Tihnk of small teams', readRightly: 0.5 }]);
    expect(judged.observation).toContain('“Tihnk” is misspelled');
  });

  it('ignores hyphenated parts of a name', () => {
    const name = { text: 'Accademy-House Pfisterman', role: 'brand' as const };
    expect(judgePicture(audit, ['Write to the Accademy-House today', name]).value).toBe(0);
    expect(judgePicture(audit, ['Write to the Accademy-House today']).value).toBeGreaterThan(0);
  });

  it('ignores words that are derived for a hyphenated compound', () => {
    expect(judgePicture(audit, ['A lovely two-seater for small rooms']).value).toBe(0);
    expect(judgePicture(audit, ['A lovely two-seeter for small rooms']).value).toBeGreaterThan(0);
    expect(judgePicture(audit, ['A lovely time-saveing tool for rooms']).value).toBeGreaterThan(0);
    expect(judgePicture(audit, ['A lovely old seater for small rooms']).value).toBeGreaterThan(0);
  });

  it('ignores uncertain text, the brand, and text on products', () => {
    expect(judgePicture(audit, [{ text: 'Every cstomer question', confidence: 0.95 }]).value).toBe(0);
    expect(
      judgePicture(audit, ['Sleep well tonight', { text: 'Slleep', role: 'brand' }, 'Slleep is on us']).value,
    ).toBe(0);
    expect(judgePicture(audit, ['Sleep well', { text: 'Slleep tight now', role: 'label' }]).value).toBe(0);
  });

  it('treats a word that is also in the copy as a name', () => {
    const copy = readCopy('Slleep makes mattresses for side sleepers.');
    if (!copy.ok) throw new Error(copy.reason);
    expect(judgePicture(audit, ['Try slleep for a month'], { copy: copy.value }).value).toBe(0);
  });
});
