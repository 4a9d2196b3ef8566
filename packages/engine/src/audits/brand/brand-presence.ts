import type { BrandMark } from '../../artifacts/artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { brandCertainty, mainMark } from '../../computed/brand/brand-mark.ts';
import { isAddressOnly } from '../../computed/brand/address-only.ts';
import { isLegible, markName } from '../../computed/text/line-name.ts';
import { placeName } from '../../computed/layout/place-name.ts';
import { isOnProduct } from '../../computed/layout/on-product.ts';
import { overallBrandPresence } from '../../computed/layout/presence.ts';
import { SURE } from '../../report/sure.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';

/** Percent of certainty. */
const GOOD = 76;

/** A picture without a readable name may still show a logo without letters, so it gets this much. */
const WITHOUT_WORDS = 30;

/**
 * Confidence that there is no brand. Of 131 creatives in which no name was found, 106 do show their sender (66 of 68 real
 * ads and mockups, 40 of 63 banners; cross-validated), so this check does not report it as missing. Where readers are
 * likely to miss a clear brand, the writer does.
 */
const SURE_OF_NONE = 0.1;

const NAME = 'Presence of the brand name';

const MESSAGES = {
  named:
    'The brand, {brand}, stands {place}{others, plural, =0 {} one { and {otherPlace}} other { and in # other places}}.',
  onProduct: 'on the product',
  addressed: '{brand} is named by its web address {place}.',
  unsure: 'We think the brand is {brand} ({sure} sure).',
  symbol: 'We think the logo is {place} ({sure} sure), but we could not read a name in it.',
  setApart:
    'If {brand} is your brand, set it apart: alone in a corner or next to the headline, clear of other text.',
  // A mark without letters may not be a logo, so the advice does not refer to it.
  nameIt: 'Set the brand’s name in letters that can be read at a glance.',
  none: 'We could not tell the brand’s name from the other words. If it is shown, tell us, and we grade again.',
  told: 'You told us that the ad does not show its brand.',
  evidence: '{brand}: {because}',
  noneInShort: 'we found no clear brand name',
  unsureInShort: 'it is hard to tell who is speaking',
} as const;

export default defineAudit({
  id: 'brand-presence',
  needs: ['brand', 'text', 'subject', 'elements'],
  optionalNeeds: ['text', 'subject', 'elements'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 44,
    source: 'Direction: an ad without its sender builds no memory (Romaniuk 2009); points: judgment',
  },
  effort: 'minutes',
  needsUnderstanding: true,
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
    fix: 'Set the brand’s name by itself, in letters that can be read at a glance: near the message or in a corner.',
    action: 'Make it clear whose ad it is',
  },

  run({ brand, text, subject, elements }) {
    const mark = mainMark(brand);
    if (!mark)
      return {
        kind: 'measured',
        value: WITHOUT_WORDS,
        confidence: SURE_OF_NONE,
        title: NAME,
        evidence: [],
        observation: elements.mayName === 0 ? MESSAGES.told : MESSAGES.none,
        advice: '',
      };
    const sure = brandCertainty(brand);
    const shown = overallBrandPresence(brand);
    const value = WITHOUT_WORDS + (100 - WITHOUT_WORDS) * shown;
    const named = isLegible({ text: mark.text });
    const byAddress = isAddressOnly(brand, text);
    const readAs = sure < SURE ? MESSAGES.unsure : byAddress ? MESSAGES.addressed : MESSAGES.named;
    const placeOf = ({ box }: BrandMark): string =>
      isOnProduct(box, subject) ? MESSAGES.onProduct : placeName(box);
    const place = placeOf(mark);
    // A name that appears twice in one corner counts as one place.
    const places = new Set(brand.filter((each) => isLegible({ text: each.text })).map(placeOf));
    const others = [...places].filter((each) => each !== place);
    const values = {
      brand: markName(mark),
      place,
      sure: formatValue(sure * 100, 'percent'),
      others: others.length,
      otherPlace: others[0] ?? '',
    };
    return {
      kind: 'measured',
      value,
      // A mark that was barely found counts no more than none, and with no more confidence.
      confidence: SURE_OF_NONE + (sure - SURE_OF_NONE) * shown,
      evidence: brand
        .toSorted((a, b) => a.confidence - b.confidence)
        .map(({ text: name, box, because }) => ({
          label: formatMessage(MESSAGES.evidence, { brand: markName({ text: name, box }), because }),
          box,
        })),
      // A web address is no logo, so its presence earns no praise.
      ...((sure < SURE || !named || byAddress) && { title: NAME }),
      observation: formatMessage(named ? readAs : MESSAGES.symbol, values),
      advice:
        value < GOOD && (sure >= SURE || !named)
          ? formatMessage(named ? MESSAGES.setApart : MESSAGES.nameIt, values)
          : '',
    };
  },
});
