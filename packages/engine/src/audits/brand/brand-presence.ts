import { type Artifacts, defineAudit } from '../../audit.ts';
import { brandCertainty, mainMark } from '../../computed/brand-mark.ts';
import type { TextLine } from '../../artifacts.ts';
import { displaySize } from '../../computed/display-size.ts';
import { freePlace } from '../../computed/free-place.ts';
import { largestLine, lineName, markName } from '../../computed/line-name.ts';
import { placeName } from '../../computed/place-name.ts';
import { brandShown } from '../../computed/presence.ts';
import { formatValue } from '../../format-value.ts';

/** Percent sure. */
const GOOD = 76;

/** Percent under which the reader is told that the name counts in part. */
const HALF = 50;

/** A picture without a readable name may still show a logo that has no letters: that much is left to it. */
const WITHOUT_WORDS = 30;

/** How sure 'no brand' is: of 24 real ads in which no name was found 23 show their sender. */
const SURE_OF_NONE = 0.1;

export default defineAudit({
  id: 'brand-presence',
  needs: ['brand', 'text', 'attention', 'image', 'elements'],
  spares: ['attention'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 44,
    source: 'Direction: an ad without its sender builds no memory (Romaniuk 2009); points: judgement',
  },
  effort: 'minutes',
  words: {
    name: 'Brand named',
    pass: 'The sender is named',
    fail: 'The sender is hard to make out',
    why: 'An ad that people like and cannot place helps the best-known rival.',
    fix: 'Write the brand’s name in the picture, in letters, near the message or in a corner.',
    action: 'Name the brand in the picture',
  },

  run({ brand, text, attention, image, elements }) {
    const mark = mainMark(brand);
    if (!mark) {
      const place = freePlace({
        text,
        attention,
        ratio: image.width / image.height,
        protect: elements.protect ?? [],
      });
      const largest = largestLine(text);
      return {
        kind: 'measured',
        value: WITHOUT_WORDS,
        confidence: SURE_OF_NONE,
        evidence: [{ label: `A calm, free place for the name, ${placeName(place)}`, box: place }],
        observation: `${searched(text.length, largest)}; a logo without letters may have been missed.`,
        advice: `If there is no name, write it ${placeName(place)}, where the picture is calm, in letters at least ${leastHeight(image)} px high; if there is only a symbol, set the name beside it.`,
      };
    }
    const sure = brandCertainty(brand);
    const shown = brandShown(brand);
    const value = WITHOUT_WORDS + (100 - WITHOUT_WORDS) * shown;
    return {
      kind: 'measured',
      value,
      // What is hardly found is worth no more than nothing, and says it no more surely.
      confidence: SURE_OF_NONE + (sure - SURE_OF_NONE) * shown,
      evidence: brand
        .toSorted((a, b) => a.confidence - b.confidence)
        .map(({ text, box, because }) => ({ label: `${markName({ text, box })}: ${because}`, box })),
      observation: `${markName(mark)} is taken for the brand with ${formatValue(sure * 100, 'percent')} certainty${value < HALF ? `, which earns ${formatValue(value, 'percent')} of a plainly named sender` : ''}. ${mark.because}`,
      advice:
        value >= GOOD
          ? `Keep ${markName(mark)} as plain as it is.`
          : `Make ${markName(mark)} plainer as the sender: alone in a corner or beside the message, or with the domain.`,
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

const searched = (lines: number, largest: TextLine | null): string =>
  largest === null
    ? 'No brand name could be read in the picture'
    : `No brand name was found in ${lines === 1 ? 'the one line' : `the ${lines} lines`} read; the largest is ${lineName(largest)}`;
