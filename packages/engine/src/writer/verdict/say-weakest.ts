import { mayAsk } from '../../computed/layout/presence.ts';
import { joinedList } from '../../messages/joined-list.ts';
import { say } from '../../messages/say.ts';
import { isToActOn } from '../borne-out.ts';
import { type Facts, found } from '../facts.ts';
import { type Weakness, type WeaknessModel, likelyWeaknesses } from './likely-weakness.ts';

const WEAKEST = 'we think its weakest {count, plural, one {point is} other {points are}} {points}';

/** How each weakness is named; two names where it matters whether the thing was found. */
const NAMES: Readonly<Record<Weakness, string | { readonly there: string; readonly missing: string }>> = {
  small: 'small text',
  faint: 'text that blends into its background',
  lettering: 'the lettering',
  brand: 'a brand that is easy to miss',
  request: { there: 'the call to action', missing: 'the lack of a call to action' },
  rivals: 'parts that compete with each other',
  offer: { there: 'an offer that is easy to miss', missing: 'the lack of a clear offer' },
  wordy: 'too many words',
  crowded: 'a crowded layout',
  reason: 'how little reason it gives to act',
  unclear: 'a message that takes working out',
  picture: 'how little it shows of what it says',
  craft: 'an unpolished look',
  color: 'the colors',
  layout: 'the layout',
  words: 'the wording',
  covered: 'parts that lie over each other',
};

/** Chance, 0..1, from which the likeliest weakness is named, and the next beside it. Judgment. */
const NAMED = 0.3;
const BESIDE = 0.4;
/** The same for what no check bears out. */
const UNMEASURED = 0.5;
const IS_UNMEASURED: ReadonlySet<Weakness> = new Set(['picture', 'craft', 'unclear', 'words']);

/**
 * The one or two weaknesses that readers are likeliest to hold against a picture of which no check says enough; none where nothing is
 * likely, and where the words or what they say were not measured.
 */
export function weakest(facts: Facts, fitted?: WeaknessModel): readonly Weakness[] {
  const { artifacts } = facts.gathered;
  if (!artifacts.text || !artifacts.elements) return [];
  const [first, second] = likelyWeaknesses({ audits: facts.total.audits, artifacts }, fitted).filter(
    ({ weakness, chance }) =>
      chance >= (IS_UNMEASURED.has(weakness) ? UNMEASURED : NAMED) &&
      !isUnnamed(weakness, facts) &&
      (isThere(weakness, facts) || isToActOn(facts)),
  );
  if (!first) return [];
  return second && second.chance >= BESIDE ? [first.weakness, second.weakness] : [first.weakness];
}

/** 'we think its weakest point is small text'; null of none. */
export const sayWeakest = (weaknesses: readonly Weakness[], facts: Facts): string | null =>
  weaknesses.length === 0
    ? null
    : say(WEAKEST, {
        count: weaknesses.length,
        points: joinedList(weaknesses.map((weakness) => nameOf(weakness, facts))),
      });

function nameOf(weakness: Weakness, facts: Facts): string {
  const name = NAMES[weakness];
  if (typeof name === 'string') return name;
  return isThere(weakness, facts) ? name.there : name.missing;
}

/** A name that was not found may be there for all to see. */
const isUnnamed = (weakness: Weakness, facts: Facts): boolean =>
  weakness === 'brand' && !found(facts, 'elements')?.brand;

/** Whether a call to action or an offer was found; nothing else can be missing. */
function isThere(weakness: Weakness, facts: Facts): boolean {
  if (weakness === 'offer') return Boolean(found(facts, 'elements')?.offer);
  return weakness !== 'request' || asks(facts);
}

const asks = (facts: Facts): boolean =>
  found(facts, 'callToAction') !== null ||
  mayAsk(found(facts, 'elements')?.mayAsk, found(facts, 'text') ?? []);
