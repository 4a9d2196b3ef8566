import { type Artifacts, defineAudit } from '../../audit.ts';
import { brandCertainty, mainMark } from '../../computed/brand/brand-mark.ts';
import { displaySize } from '../../computed/layout/display-size.ts';
import { freePlace } from '../../computed/layout/free-place.ts';
import { isLegible, markName } from '../../computed/text/line-name.ts';
import { placeName } from '../../computed/layout/place-name.ts';
import { brandShown } from '../../computed/layout/presence.ts';
import { formatValue } from '../../format-value.ts';
import { say } from '../../messages/say.ts';

/** Percent sure. */
const GOOD = 76;

/** A picture without a readable name may still show a logo that has no letters: that much is left to it. */
const WITHOUT_WORDS = 30;

/** How sure 'no brand' is: of 24 real ads in which no name was found 23 show their sender. */
const SURE_OF_NONE = 0.1;

const NAME = 'Presence of the brand name';

/** Certainty under which nobody is told that the brand is clear, or hard to tell. Judgment. */
const PLAIN = 0.75;

const MESSAGES = {
  named: 'We read the brand as {brand}.',
  unsure: 'We read the brand as {brand} ({sure} sure).',
  symbol: 'We think the logo is {place} ({sure} sure), but we could not read a name in it.',
  setApart:
    'If {brand} is your brand, set it apart: alone in a corner or next to the headline, clear of other text.',
  // What has no letters may be no logo: nothing is set next to it.
  nameIt: 'Set the brand’s name in letters that can be read at a glance.',
  noneTitle: 'We read no brand name',
  none: 'We could not read a brand name; we may have missed it.',
  add: 'If the name is there, tell us, and we grade again. If it is missing, or there is only a symbol, add the name {place}, at least {height} high.',
  addOutside:
    'If the name is there, tell us, and we grade again. If it is missing, or there is only a symbol, add the name beside or below the picture, at least {height} high.',
  freePlace: 'Free space for the name',
  evidence: '{brand}: {because}',
  noneInShort: 'the brand name is missing or easy to miss',
  unsureInShort: 'it is hard to tell who is speaking',
} as const;

export default defineAudit({
  id: 'brand-presence',
  needs: ['brand', 'text', 'attention', 'image', 'objects'],
  spares: ['attention', 'objects'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 44,
    source: 'Direction: an ad without its sender builds no memory (Romaniuk 2009); points: judgment',
  },
  effort: 'minutes',
  ofMeaning: true,
  videoDetail: 'brand',
  part: 'brand',
  aspect: 'presence',
  praise: { words: 'clear branding', rank: 5 },
  fault(_, { brand = [] }) {
    const mark = mainMark(brand);
    return mark && isLegible({ text: mark.text }) ? MESSAGES.unsureInShort : MESSAGES.noneInShort;
  },
  words: {
    name: NAME,
    pass: 'The brand is clearly named',
    fail: 'The brand is hard to identify',
    why: 'Viewers who like an ad but cannot tell whose it is may buy from someone else.',
    fix: 'Write the brand’s name in the picture, near the message or in a corner.',
    action: 'Check that the brand name can be read',
  },

  run({ brand, text, attention, image, objects }) {
    const mark = mainMark(brand);
    if (!mark) {
      const place = freePlace({ text, attention, objects, ratio: image.width / image.height });
      const values = {
        place: place ? placeName(place) : '',
        height: formatValue(leastHeight(image), 'pixels'),
      };
      return {
        kind: 'measured',
        value: WITHOUT_WORDS,
        confidence: SURE_OF_NONE,
        title: MESSAGES.noneTitle,
        evidence: place ? [{ label: MESSAGES.freePlace, box: place }] : [],
        observation: MESSAGES.none,
        advice: say(place ? MESSAGES.add : MESSAGES.addOutside, values),
      };
    }
    const sure = brandCertainty(brand);
    const shown = brandShown(brand);
    const value = WITHOUT_WORDS + (100 - WITHOUT_WORDS) * shown;
    const named = isLegible({ text: mark.text });
    const readAs = sure >= PLAIN ? MESSAGES.named : MESSAGES.unsure;
    const values = {
      brand: markName(mark),
      place: placeName(mark.box),
      sure: formatValue(sure * 100, 'percent'),
    };
    return {
      kind: 'measured',
      value,
      // What is hardly found is worth no more than nothing, and says it no more surely.
      confidence: SURE_OF_NONE + (sure - SURE_OF_NONE) * shown,
      evidence: brand
        .toSorted((a, b) => a.confidence - b.confidence)
        .map(({ text: name, box, because }) => ({
          label: say(MESSAGES.evidence, { brand: markName({ text: name, box }), because }),
          box,
        })),
      ...(sure < PLAIN && named && { title: NAME }),
      observation: say(named ? readAs : MESSAGES.symbol, values),
      advice:
        value < GOOD && (sure >= PLAIN || !named)
          ? say(named ? MESSAGES.setApart : MESSAGES.nameIt, values)
          : '',
    };
  },
});

/** Of the shorter side; and CSS pixels, under which a name is not read where a phone or a page shows the ad. */
const LEAST_SHARE = 0.04;
const LEAST_SHOWN = 12;

/** Height of a readable name, in pixels of the file. */
const leastHeight = (image: Artifacts['image']): number =>
  Math.ceil(
    Math.max(
      LEAST_SHARE * Math.min(image.width, image.height),
      LEAST_SHOWN * Math.max(1, image.height / displaySize(image).height),
    ),
  );
