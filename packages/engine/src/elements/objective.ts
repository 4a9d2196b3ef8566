import type { Artifacts } from '../audit.ts';
import { callToActionPresence } from '../computed/layout/presence.ts';
import { smoothStep } from '../computed/arithmetic/smooth-step.ts';
import { isContact, offersContact } from '../language/request-words.ts';
import { rounded } from '../rounded.ts';
import { GUESS_COUNTS, DEFAULT_OBJECTIVE_MIX } from '../rubrics/objectives.ts';
import type { ObjectiveMix } from '../rubrics/with-objective.ts';
import type { Objective, UserInput } from '../report/user-input.ts';

/**
 * How strongly each sign points to its objective. A line that asks is weaker than a button, because brands also sign off with
 * one. Chosen by judgment, not fitted.
 */
const BUTTON = 0.95;
const ASKING_LINE = 0.6;
const OFFER = 0.7;
const CONTACT = 0.8;
const DETAIL = 0.7;

/** Words of body text from which an ad starts to explain what it sells, and from which it certainly does. */
const DETAIL_WORDS = { from: 8, to: 30 } as const;

const either = (...chances: readonly number[]): number =>
  1 - chances.reduce((rest, each) => rest * (1 - each), 1);

/**
 * The ad's objective, as told by a person or guessed from its elements. A request on a button or an offer asks for a response.
 * An address, a phone number, or much detail invites consideration. Anything else aims at awareness.
 */
export function objectiveOf(
  { elements, text = [], callToAction }: Partial<Pick<Artifacts, 'elements' | 'text' | 'callToAction'>>,
  userInput: UserInput | undefined,
): ObjectiveMix {
  if (userInput?.objective !== undefined) {
    const { objective } = userInput;
    return { awareness: 0, consideration: 0, response: 0, [objective]: 1 };
  }
  if (!elements) return DEFAULT_OBJECTIVE_MIX;
  const contact = Math.max(
    0,
    ...text
      .filter((line) => isContact(line.text) || offersContact(line.text))
      .map(({ confidence }) => confidence),
  );
  // A bare address may be the only request, but it does not ask anyone to act now.
  const { offer } = elements;
  const asks = callToAction && !offersContact(callToAction.text) ? callToActionPresence(callToAction) : 0;
  const words = text.filter(({ role }) => role === 'body').flatMap((line) => line.text.split(/\s+/)).length;
  const response = either(
    (callToAction?.kind === 'button' ? BUTTON : ASKING_LINE) * asks,
    OFFER * (offer?.p ?? 0),
  );
  const consideration =
    (1 - response) *
    either(CONTACT * contact, DETAIL * smoothStep(words, DETAIL_WORDS.from, DETAIL_WORDS.to));
  const guess = { response, consideration, awareness: 1 - response - consideration };
  const chance = (each: Objective): number =>
    rounded(GUESS_COUNTS * guess[each] + (1 - GUESS_COUNTS) * DEFAULT_OBJECTIVE_MIX[each], 3);
  return {
    awareness: chance('awareness'),
    consideration: chance('consideration'),
    response: chance('response'),
  };
}
