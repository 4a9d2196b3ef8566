import type { CallToAction } from '../../artifacts/artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { callToActionPresence } from '../../computed/layout/presence.ts';
import { hasOnlyKnownWords } from '../../computed/text/reliable-headline.ts';
import { quote } from '../../computed/text/quote.ts';
import { formatMessage } from '../../messages/format-message.ts';

/** Points out of 100. A verb makes it a call; the object makes it worth following. Chosen by judgment. */
const BASE = 20;
const VERB = 40;
const SPECIFIC = 22;
const LENGTH = 18;

/** Two to four words. Every word outside this range takes off a quarter of the points for length. */
const FEWEST = 2;
const MOST = 4;
const LOST_A_WORD = 0.25;

/** Asks for a click and says nothing of what comes next; rejected by Google's editorial policy. */
const EMPTY = /\b(click|tap|press|touch) here\b|^\s*(submit|click|more|go)\s*$/i;
const EMPTY_LOSS = 35;

/** Matches a web address alone. */
const ADDRESS = /^(?:www\.)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?$/i;

const MESSAGES = {
  empty: '{action} does not say what happens next.',
  clear: '{action} starts with a verb and is specific.',
  long: '{action} is clear, but long for a button.',
  noObject: '{action} starts with a verb but does not say what viewers get.',
  noVerb: '{action} is specific but does not start with a verb.',
  addressAlone: '{action} says where to go, but not what viewers can do there.',
  vague: '{action} neither starts with a verb nor says what viewers get.',
  replace: 'Replace {action} with a verb and what viewers get, such as “Shop …”, “Book …” or “Get …”.',
  address: 'Put a verb before the address: {invitation}.',
  addVerb: 'Start {action} with a verb, such as “Shop …”, “Book …” or “Get …”.',
  addObject: 'Say what viewers get after the verb, the product or the offer: {start}.',
  shorten: 'Shorten {action} to four words or fewer.',
  evidence: 'Call to action {action}',
  none: 'We could not find a call to action.',
  doubtful: 'The call to action could not be read for sure, so its wording is not judged.',
  fault: 'the call to action does not say what you get',
} as const;

export default defineAudit({
  id: 'call-to-action-wording',
  needs: ['callToAction'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: 85,
    middling: 50,
    source: 'Judgment; “click here” is refused by Google Ads policies 176095 and 14848297',
  },
  effort: 'minutes',
  detail: 'requestWording',
  part: 'callToAction',
  aspect: 'wording',
  fault: MESSAGES.fault,
  words: {
    name: 'Wording of the call to action',
    pass: 'The call to action is clearly worded',
    fail: 'The call to action is vague',
    why: 'A verb and what viewers get tell them at a glance what happens next.',
    fix: 'Start with a verb and name what viewers get, in two to four words.',
    action: 'Reword the call to action',
  },

  run({ callToAction }) {
    if (!callToAction) return { kind: 'notApplicable', reason: MESSAGES.none };
    const { text, box } = callToAction;
    if (!hasOnlyKnownWords(text) && !ADDRESS.test(text))
      return { kind: 'notApplicable', reason: MESSAGES.doubtful };
    const value = pointsOf(callToAction);
    const values = {
      action: quote(text),
      start: quote(`${text.split(/\s+/)[0] ?? text} …`),
      invitation: quote(`Learn more at ${text}`),
    };
    const change = changeOf(callToAction);
    return {
      kind: 'measured',
      value,
      confidence: callToActionPresence(callToAction),
      evidence: [{ label: formatMessage(MESSAGES.evidence, values), box }],
      observation: formatMessage(findingOn(callToAction), values),
      ...(change !== null && { advice: formatMessage(change, values) }),
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

function findingOn({ text, startsWithVerb, specific }: CallToAction): string {
  if (EMPTY.test(text)) return MESSAGES.empty;
  if (ADDRESS.test(text)) return MESSAGES.addressAlone;
  if (startsWithVerb && specific) return wordsIn(text) > MOST ? MESSAGES.long : MESSAGES.clear;
  if (startsWithVerb) return MESSAGES.noObject;
  return specific ? MESSAGES.noVerb : MESSAGES.vague;
}

function changeOf({ text, startsWithVerb, specific }: CallToAction): string | null {
  if (EMPTY.test(text)) return MESSAGES.replace;
  if (!startsWithVerb) return ADDRESS.test(text) ? MESSAGES.address : MESSAGES.addVerb;
  if (!specific) return MESSAGES.addObject;
  return wordsIn(text) > MOST ? MESSAGES.shorten : null;
}
