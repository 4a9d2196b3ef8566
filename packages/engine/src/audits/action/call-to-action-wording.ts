import type { CallToAction } from '../../artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { callToActionPresence } from '../../computed/layout/presence.ts';
import { quote } from '../../computed/text/quote.ts';

/** Parts of 100. A verb is what makes it a call; the object is what makes it worth following. Judgement. */
const BASE = 20;
const VERB = 40;
const SPECIFIC = 22;
const LENGTH = 18;

/** Two to four words; every word beyond takes a quarter of the part. */
const FEWEST = 2;
const MOST = 4;
const LOST_A_WORD = 0.25;

/** Asks for a movement of the hand and says nothing of what comes; refused by Google's editorial policy. */
const EMPTY = /\b(click|tap|press|touch) here\b|^\s*(submit|click|more|go)\s*$/i;
const EMPTY_LOSS = 35;

export default defineAudit({
  id: 'call-to-action-wording',
  needs: ['callToAction'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: 85,
    middling: 50,
    source: 'Judgement; “click here” is refused by Google Ads policies 176095 and 14848297',
  },
  effort: 'minutes',
  words: {
    name: 'Wording of the call to action',
    pass: 'The call to action says what to do and what one gets',
    fail: 'The call to action is vague',
    why: 'A verb and its object tell in one glance what happens next; vague words leave the risk with the reader.',
    fix: 'Begin with the verb and name what one gets, in two to four words.',
    action: 'Reword the call to action',
  },

  run({ callToAction }) {
    if (!callToAction) return { kind: 'notApplicable', reason: 'There is no call to action to word.' };
    const value = pointsOf(callToAction);
    return {
      kind: 'measured',
      value,
      confidence: callToActionPresence(callToAction),
      evidence: [{ label: `Call to action ${quote(callToAction.text)}`, box: callToAction.box }],
      observation: `${quote(callToAction.text)} ${verdictOn(callToAction)}: ${Math.round(value)} of 100.`,
      advice: adviceFor(callToAction),
    };
  },
});

const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function pointsOf({ text, startsWithVerb, specific }: CallToAction): number {
  const words = wordsIn(text);
  const beyond = Math.max(FEWEST - words, words - MOST, 0);
  const length = LENGTH * Math.max(0, 1 - LOST_A_WORD * beyond);
  const points = BASE + (startsWithVerb ? VERB : 0) + (specific ? SPECIFIC : 0) + length;
  return Math.max(0, points - (EMPTY.test(text) ? EMPTY_LOSS : 0));
}

function verdictOn({ text, startsWithVerb, specific }: CallToAction): string {
  if (EMPTY.test(text)) return 'asks for a movement of the hand and not for an action';
  if (startsWithVerb && specific) return `begins with the verb and names what one gets, in ${count(text)}`;
  if (startsWithVerb) return `begins with a verb and does not say what one gets, in ${count(text)}`;
  return specific
    ? `names a thing without a verb that asks for it, in ${count(text)}`
    : `neither begins with a verb nor names what one gets, in ${count(text)}`;
}

function adviceFor({ text, startsWithVerb, specific }: CallToAction): string {
  if (EMPTY.test(text))
    return `Replace ${quote(text)} by the verb of what happens next and its object (“Shop …”, “Book …”, “Get …”).`;
  if (!startsWithVerb) return `Begin ${quote(text)} with the verb: “Shop …”, “Book …”, “Get …”, “Try …”.`;
  if (!specific)
    return `Name what one gets after the verb: ${quote(`${text.split(/\s+/)[0] ?? text} …`)} and the product or the offer.`;
  if (wordsIn(text) > MOST) return `Shorten ${quote(text)} to at most four words.`;
  return 'Keep the verb first when you test other words.';
}

const count = (text: string): string => {
  const words = wordsIn(text);
  return `${words} ${words === 1 ? 'word' : 'words'}`;
};
