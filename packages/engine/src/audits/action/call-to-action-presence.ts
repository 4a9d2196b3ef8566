import type { CallToAction } from '../../artifacts/artifacts.ts';
import { type Artifacts, type Finding, defineAudit } from '../../audit.ts';
import { freePlace } from '../../computed/layout/free-place.ts';
import { placeName } from '../../computed/layout/place-name.ts';
import { callToActionPresence, mayHaveCallToAction } from '../../computed/layout/presence.ts';
import { quote } from '../../computed/text/quote.ts';
import { phoneIn } from '../../language/contact.ts';
import { isRequest } from '../../language/request-score.ts';
import { namesPlace } from '../../language/request-words.ts';
import { formatValue } from '../../format-value.ts';
import { adFormatOf } from '../../placements/ad-format.ts';
import { formatMessage } from '../../messages/format-message.ts';

/** Percent: how plainly it asks. */
const GOOD = 88;

/** A line that asks is a call to action, but less plainly than a button, unless it asks for a call or a message. */
const PLAINNESS = { button: 1, text: 0.75 } as const;

const plainnessOf = ({ kind, text }: CallToAction): number =>
  kind === 'text' && isByPhone(text) ? PLAINNESS.button : PLAINNESS[kind];

/**
 * Confidence below which a line is not criticized: two of five such lines are not what the ad asks, and the real button
 * may be next to them. Chosen by judgment.
 */
const SURE_LINE = 0.75;

/** Confidence that there is none. The reader finds most buttons, but not all. */
const SURE_OF_NONE = 0.75;

const NAME = 'Presence of a call to action';

const MESSAGES = {
  button: 'The button {action} {place} says what to do next.',
  maybe: 'We think {action} {place} is a button ({sure} sure).',
  maybeLine: 'We think {action} {place} asks viewers to act ({sure} sure).',
  line: '{action} {place} asks viewers to act, but it is not set as a button.',
  asks: '{action} {place} says what to do next.',
  plainLine: '{action} {place} asks viewers to act, in plain text.',
  address: '{action} {place} says where to go, but no words ask viewers to go there.',
  none: 'We could not find a button or any text that asks viewers to act.',
  noneTitle: 'We found no clear call to action',
  open: 'We could not tell whether any words ask viewers to act. If some do, tell us, and we grade again.',
  add: 'Say in one short line what viewers should do next, for example on a button near the message.',
  print:
    'If people are to act on it, say how in one line: an address, a telephone number, a shop or a QR code with a verb before it.',
  direct: 'Put what viewers are to do before {action}, such as {example}.',
  standOut: 'Set {action} on a line of its own, in larger or bolder letters.',
  fill: 'Put {action} on a filled button, so that it looks clickable.',
  evidence: 'Call to action {action}',
  place: 'Free space for a button',
  noneInShort: 'we found no call to action',
  noneClear: 'we found no clear call to action',
  notAButton: 'the call to action is not set as a button',
  plain: 'the call to action is plain text',
} as const;

export default defineAudit({
  id: 'call-to-action-presence',
  needs: ['callToAction', 'text', 'attention', 'image', 'objects', 'elements'],
  optionalNeeds: ['attention', 'objects', 'elements'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 22,
    source: 'Judgment; Meta, Google and LinkedIn ads guides ask for one clear call to action',
  },
  effort: 'hour',
  changes: ['addButton', 'setAsButton'],
  videoDetail: 'request',
  detail: 'request',
  part: 'callToAction',
  aspect: 'presence',
  views: ['callToActionTiming'],
  praise: { words: 'a clear call to action', rank: 8 },
  fault(_, { callToAction }) {
    if (callToAction?.kind !== 'text') return MESSAGES.noneInShort;
    if (isBareAddress(callToAction.text)) return MESSAGES.noneClear;
    return namesPlace(callToAction.text) ? MESSAGES.plain : MESSAGES.notAButton;
  },
  words: {
    name: NAME,
    pass: 'The ad has a clear call to action',
    fail: 'The call to action is not clear',
    why: 'Viewers who like an ad still need to be told what to do next.',
    fix: 'Add one button that names the action and what viewers get.',
    action: 'Add a clear call to action',
  },

  run(artifacts) {
    const { callToAction, elements } = artifacts;
    if (!callToAction)
      return mayHaveCallToAction(elements.mayAsk, artifacts.text) ? OPEN : noneFound(artifacts);
    const { text, kind, confidence, box } = callToAction;
    const value = 100 * callToActionPresence(callToAction) * plainnessOf(callToAction);
    const values = {
      action: quote(text),
      place: placeName(box),
      sure: formatValue(100 * confidence, 'percent'),
    };
    const button = value >= GOOD ? MESSAGES.button : MESSAGES.maybe;
    return {
      kind: 'measured',
      value,
      confidence: Math.max(SURE_OF_NONE, confidence),
      evidence: [{ label: formatMessage(MESSAGES.evidence, values), box }],
      ...(kind === 'text' && isBareAddress(text) && { title: MESSAGES.noneTitle }),
      observation: formatMessage(kind === 'button' ? button : lineMessage(callToAction), values),
      ...adviceFor(callToAction, value),
      ...(isOurDoubt(callToAction, value) && { title: NAME }),
    };
  },
});

/** Words that may ask, as an address or a number often does ('Reservations 555-0163'), are neither praised nor criticized. */
const OPEN: Finding = {
  kind: 'measured',
  value: 0,
  confidence: SURE_OF_NONE,
  title: NAME,
  evidence: [],
  observation: MESSAGES.open,
  advice: '',
};

function noneFound({
  text,
  attention,
  image,
  objects,
}: Pick<Artifacts, 'text' | 'attention' | 'image' | 'objects'>): Finding {
  // A printed page has nothing to click.
  const printed = adFormatOf(image) === 'page';
  const place = printed ? null : freePlace({ text, attention, objects, ratio: image.width / image.height });
  return {
    kind: 'measured',
    value: 0,
    confidence: SURE_OF_NONE,
    title: MESSAGES.noneTitle,
    evidence: place ? [{ label: MESSAGES.place, box: place }] : [],
    observation: MESSAGES.none,
    advice: printed ? MESSAGES.print : MESSAGES.add,
  };
}

/**
 * Something with its own fill around it is a button, and a line may not be what the ad asks. That we are not sure is not
 * the ad's fault.
 */
function isOurDoubt({ text, kind, confidence }: CallToAction, value: number): boolean {
  if (isBareAddress(text)) return false;
  return kind === 'button' ? value < GOOD : confidence < SURE_LINE;
}

function adviceFor({ text, kind, confidence }: CallToAction, value: number): { readonly advice?: string } {
  const action = quote(text);
  if (isBareAddress(text)) {
    const verb = /^[\d\s().+–-]+/.test(text) ? 'Call' : 'Visit';
    return { advice: formatMessage(MESSAGES.direct, { action, example: quote(`${verb} ${text}`) }) };
  }
  if (value >= GOOD) return {};
  if (kind === 'button' || isByPhone(text) || confidence < SURE_LINE) return { advice: '' };
  return { advice: formatMessage(namesPlace(text) ? MESSAGES.standOut : MESSAGES.fill, { action }) };
}

function lineMessage({ text, confidence }: CallToAction): string {
  if (isBareAddress(text)) return MESSAGES.address;
  if (confidence < SURE_LINE) return MESSAGES.maybeLine;
  return isByPhone(text) ? MESSAGES.asks : namesPlace(text) ? MESSAGES.plainLine : MESSAGES.line;
}

/** A telephone verb with a number, or with the short code that a message is sent to. */
const DIALS = /\b(?:call|ring|phone|dial|telephone|text|sms|whatsapp)\b/i;
const SHORT_CODE = /\b(?:text|sms)\b.*\bto \d{4,6}\b/i;

/** Whether people act by a call or a message: there is nothing to click, and the words say it all. */
const isByPhone = (text: string): boolean =>
  DIALS.test(text) && (phoneIn(text) !== null || SHORT_CODE.test(text));

const NUMBER = /^\+?\d[\d\s().–-]{5,}/;
const ADDRESS = /^(?:www\.)?[\w-]+\.\w{2,}(?:\/\S*)?$/i;

/** A number or an address without words that ask: '1-800-555-0100 CALL NOW' has them. */
const isBareAddress = (text: string): boolean =>
  ADDRESS.test(text.trim()) || (NUMBER.test(text.trim()) && !isRequest(text.trim().replace(NUMBER, '')));
