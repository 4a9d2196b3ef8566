import { describe, expect, it } from 'vitest';
import { judgeCopy, judgePicture } from '../../testing/words-in-picture.ts';
import audit from './nonsense-words.ts';

describe('nonsense-words', () => {
  it.each([
    ['Sofa the green when running not to'],
    ['Table because green the into walks'],
    ['Turnip banjo the wet of yesterday loudly. Lick the wall'],
    ['asdf jkl qwer'],
    ['Poiu lkjh zxcv'],
    ['Blorf tavvle grinsk omp'],
    ['Drimp oskel vanto'],
  ])('finds nonsense in %s', (headline) => {
    const judged = judgePicture(audit, [headline, 'Save 30% until Sunday']);
    expect(judged.evidence[0]).toMatchObject({ box: expect.anything() });
    expect(judged.score).toBeLessThan(50);
  });

  it.each([
    ['Coffee that stays hot until you reach the summit'],
    ['The best part of the day is the one you waste'],
    ['Have a break, and let us do the rest'],
    ['Made for those who never stop'],
    ['Put it somewhere that isn’t going anywhere'],
    ['You wouldn’t keep what doesn’t work, and we can’t sell it'],
    ['Stay connected to what matters most'],
    ['Build the best castle with a constructor set for your kids'],
    ['Words cannot espresso how much you bean to us!'],
    ['All you knead is love and bread'],
  ])('finds no nonsense in %s', (headline) => {
    expect(judgePicture(audit, [headline]).score).toBeGreaterThan(90);
  });

  it.each([
    ['Hot until the summit', 'too short'],
    ['New Exact Eye Lights Mascara', 'a name'],
    ['Vroomla is what the Zaptiks of Quorbly use', 'names'],
    ['Müüüde? Flüüügel für alle und für dich', 'another language'],
    ['Soooo good', 'a letter drawn out'],
    ['Veltora Zorvane', 'two made-up names'],
    ['Schoenen voor elk weer', 'another language'],
    ['Laufschuhe mit Wollfutter', 'another language'],
    ['Wodny Polderra Moravia splash', 'names beside a word'],
    ['Free engraving on orders placed by May 4', 'an offer, whole without a verb'],
    ['Mon-Fri 7am-11pm Sat 7am-midnight, Sun 8am-10pm', 'opening hours'],
    ['Sofa the green when.Running not to wet loudly', 'two sentences without a space between'],
    ['Sofa the green when.* Running not to wet loudly', 'two sentences with a mark between'],
    ['Sofa the green • when running not to • soup of the bright cloud', 'a list'],
  ])('does not judge %s: %s', (headline) => {
    expect(judgePicture(audit, [headline]).status).toBe('notApplicable');
  });

  const under = (said: readonly string[]) =>
    said.map((text, at) => ({
      text,
      confidence: 0.99,
      height: 0.03,
      box: { x: 0.1, y: 0.5 + 0.04 * at, w: 0.6, h: 0.03 },
    }));
  const head = { text: 'Sleep well', box: { x: 0.1, y: 0.1, w: 0.6, h: 0.1 }, height: 0.1 };

  it.each([
    [
      'a list over several lines',
      ['Table because green the', 'Into walks happily soup', 'From nine blue of window'],
    ],
    ['a sentence that continues elsewhere', ['Table because green the into', 'walks happily soup and']],
  ])('does not judge %s', (_, lines) => {
    expect(judgePicture(audit, [head, ...under(lines)]).status).toBe('notApplicable');
  });

  it('judges a sentence split across lines', () => {
    const salad = ['Table because green the', 'into walks happily soup', 'from nine blue of window'];
    expect(judgePicture(audit, [head, ...under(salad)]).score).toBeLessThan(50);
  });

  it('rejects one odd sentence of a copy only if it is odder than one of so many is by chance', () => {
    const odd = 'Of window the happily soup from nine blue eats.';
    const clear = [
      'Our coffee stays hot for a day.',
      'Order it before Sunday and save five pounds.',
      'The lid is made of steel and does not leak.',
    ];
    const [alone, among] = [[odd], [odd, ...clear]].map((all) => judgeCopy(audit, all.join(' ')).value!);
    expect(among!).toBeGreaterThan(alone!);
  });

  it('scores nonsense copy low and clear copy high', () => {
    const salad = 'Sofa the green when running not to. Of window the happily soup from nine blue eats.';
    expect(judgeCopy(audit, salad).score).toBeLessThan(50);
    expect(
      judgeCopy(audit, 'Our coffee stays hot for a day. Order it before Sunday and save.').score,
    ).toBeGreaterThan(90);
  });

  it.each([
    'Rechtsschutzversicherung ab 9,90 € im Monat. Jetzt online vergleichen.',
    'Lichtschutz für empfindliche Haut',
    'Hochwertige Beratung für Selbstständige',
    'Sprzęt AGD na raty. Wstęp wolny.',
    'Hızlı teslimat, kolay iade',
    'Chất lượng tốt nhất, được hàng triệu khách hàng tin dùng',
    'Svůj svět, každý měsíc květ',
    'Čtvrt století s vámi: prst na tepu doby',
  ])('does not take the words of another language for nonsense: %s', (text) => {
    expect(judgePicture(audit, [text]).status).toBe('notApplicable');
    expect(judgeCopy(audit, text).status).toBe('notApplicable');
  });

  it('finds mashed keys, whatever language they look like', () => {
    const mashed = 'Asdf hjkl qwer zxcv uiop dfgh asdf vbnm lkjh';
    expect(judgePicture(audit, [mashed]).score).toBeLessThan(50);
    expect(judgeCopy(audit, mashed).score).toBeLessThan(50);
  });

  it('quotes the text and asks for a clear sentence', () => {
    const { observation, fix } = judgePicture(audit, ['Sofa the green when running not to']);
    expect(observation).toBe('“Sofa the green when running not to” does not form a sentence.');
    expect(fix).toBe(
      'Rewrite “Sofa the green when running not to” as a clear sentence that says what the ad offers.',
    );
  });

  it('does not judge uncertain text', () => {
    const doubtful = { text: 'Sofa the green when running not to', confidence: 0.7 };
    expect(judgePicture(audit, [doubtful]).status).toBe('notApplicable');
  });
});
