import { describe, expect, it } from 'vitest';
import { judgeCopy, judgePicture } from '../../testing/words-in-picture.ts';
import audit from './demeaning-words.ts';

describe('demeaning-words', () => {
  it.each([
    ['You are fat. Fix it now.'],
    ['You’re just too ugly'],
    ['Hide your flabby arms'],
    ['Your teeth are disgusting'],
    ['Book in, coward.'],
    ['People are laughing at you'],
    ['Women are too dumb for maths'],
    ['So easy even a woman can do it'],
    ['Immigrants are criminals'],
    ['Wake up, lazy pigs!'],
    ['Get up, pig.'],
    ['Only idiots feed their dog junk'],
  ])('finds demeaning words in %s', (words) => {
    const picture = judgePicture(audit, [words]);
    expect(picture.evidence[0]).toMatchObject({ box: expect.anything() });
    expect(picture.score).toBeLessThan(30);
    expect(judgeCopy(audit, `${words} We can help you today.`).score).toBeLessThan(30);
  });

  it.each([
    ['Black running shoes'],
    ['Your gay wedding, planned'],
    ['Muslim-owned since 1990'],
    ['Women can’t wait for Sunday'],
    ['No fat. No sugar. All taste.'],
    ['You are not lazy. You are tired.'],
    ['Ugly fruit tastes just as good'],
    ['Your big fat Greek dinner'],
    ['Love your body'],
    ['No one needs to see your laundry'],
    ['Cat food even fussy cats finish'],
    ['Old people read too'],
    ['The only loser is the price'],
    ['The only sucker you need'],
    ['Kick-ass boots for women'],
    ['Meet our goats, sheep, pigs, and ponies'],
    ['Stop outages, failures, and surges'],
    ['Bottles, dummies, and bibs'],
    ['Never too fat to dance'],
  ])('finds nothing demeaning in %s', (words) => {
    expect(judgePicture(audit, [words])).toMatchObject({ status: 'measured', value: 0 });
  });

  it('reads a sentence split across lines', () => {
    const lines = [
      { text: 'You are', box: { x: 0.1, y: 0.1, w: 0.3, h: 0.1 } },
      { text: 'ugly', box: { x: 0.1, y: 0.2, w: 0.3, h: 0.1 }, role: 'headline' as const },
    ];
    expect(judgePicture(audit, lines)).toMatchObject({
      observation: 'The picture says “You are ugly”, which shames the reader or a group of people.',
      evidence: [{ box: { x: 0.1, y: 0.1, h: expect.closeTo(0.2) } }],
    });
  });

  it('does not judge text in other languages', () => {
    expect(judgePicture(audit, ['Der Kaffee ist heiß und schmeckt auch nach Stunden noch'])).toMatchObject({
      status: 'notApplicable',
      observation: expect.stringContaining('not in English'),
    });
  });
});
