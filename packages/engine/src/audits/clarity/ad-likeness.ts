import type { TextLine } from '../../artifacts/artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { adChance, adLikenessModel } from '../../computed/ad-likeness/ad-likeness.ts';
import { adSigns } from '../../computed/ad-likeness/ad-signs.ts';
import { lineName } from '../../computed/text/line-name.ts';
import type { Elements } from '../../elements/elements.ts';
import { eitherOf, joinedList } from '../../messages/joined-list.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

/** Percentage below which almost no ad lies. */
const SELDOM = 100 * adLikenessModel.seldom;

/** The score falls gradually around that percentage, so that one word more or less makes no jump. */
const CURVE: Curve = {
  shape: 'rising',
  good: 1.7 * SELDOM,
  middling: 0.8 * SELDOM,
  source: 'Chance: fitted to real ads, drawn banners and everyday photos',
};

/** In a feed, the copy may carry the message of a plain photo. Then the fault counts only half. Chosen by judgment. */
const BESIDE_COPY = 0.5;

const SHOWN = 3;

/** Probability of a found brand from which a picture is an ad, however little it says. Chosen by judgment. */
const SURE_OF_BRAND = 0.8;

export const hasCertainBrand = (elements: Elements | undefined): boolean =>
  (elements?.brand?.p ?? 0) >= SURE_OF_BRAND;

const MESSAGES = {
  besideCopy: 'The picture alone does not look like an ad',
  brandAlone: 'The picture says little beyond its brand',
  found: 'We found {found}.',
  asMuch: 'The picture says as much as ads usually do.',
  littleRead: 'We read little more than {line}, and could not find {missing}.',
  nothingRead: 'We read no text, and could not find {missing}.',
  point: 'what it sells',
  mark: '{line}, read in the picture',
  told: 'Not judged: you told us what the ad says.',
} as const;

export default defineAudit({
  id: 'ad-likeness',
  needs: ['text', 'elements', 'copy'],
  optionalNeeds: ['copy'],
  unit: 'percent',
  curve: CURVE,
  effort: 'hour',
  words: {
    name: 'Looks like an ad',
    pass: 'It looks like an ad',
    fail: 'This does not look like an ad',
    why: 'A picture that names no sender, offer or next step gives people nothing to act on.',
    fix: 'Add a headline, your brand and a CTA.',
    action: 'Add a headline, brand and CTA',
  },

  run({ text, elements, copy }) {
    const { headline, brand, request, offer } = elements;
    if ([headline, brand, request, offer].some((each) => each?.told)) {
      return { kind: 'notApplicable', reason: MESSAGES.told };
    }
    const chance = adChance(adSigns(text, elements));
    const isSeldom = !passes(CURVE, 100 * chance);
    return {
      kind: 'measured',
      value: 100 * chance,
      ...(isSeldom && copy.words > 0 && { title: MESSAGES.besideCopy }),
      ...(isSeldom && hasCertainBrand(elements) && { title: MESSAGES.brandAlone }),
      confidence: Math.max(chance, 1 - chance) * (copy.words > 0 ? BESIDE_COPY : 1),
      evidence: isSeldom
        ? longest(text).map((line) => ({
            label: formatMessage(MESSAGES.mark, { line: lineName(line) }),
            box: line.box,
          }))
        : [],
      observation: isSeldom ? lackingOf(text, elements) : foundOf(elements),
    };
  },
});

const longest = (text: readonly TextLine[]): readonly TextLine[] =>
  text.toSorted((a, b) => b.text.length - a.text.length).slice(0, SHOWN);

/** Never says that something found is missing. */
function lackingOf(text: readonly TextLine[], elements: Elements): string {
  const [line] = longest(text);
  const missing = NAMED.filter(([is]) => is !== 'headline' && elements[is] === null).map(([, name]) => name);
  return formatMessage(line ? MESSAGES.littleRead : MESSAGES.nothingRead, {
    ...(line && { line: lineName(line) }),
    missing: missing.length === 0 ? MESSAGES.point : eitherOf(missing),
  });
}

function foundOf(elements: Elements): string {
  const found = NAMED.filter(([is]) => elements[is] !== null).map(([, name]) => name);
  return found.length === 0 ? MESSAGES.asMuch : formatMessage(MESSAGES.found, { found: joinedList(found) });
}

const NAMED = [
  ['headline', 'a headline'],
  ['brand', 'a brand'],
  ['offer', 'an offer'],
  ['request', 'a CTA'],
] as const;
