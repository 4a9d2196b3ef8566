import type { CallToAction } from '../../artifacts.ts';
import { type Artifacts, type Finding, defineAudit } from '../../audit.ts';
import { attentionShare } from '../../computed/attention/attention-share.ts';
import { freePlace } from '../../computed/layout/free-place.ts';
import { largestLine, lineName } from '../../computed/text/line-name.ts';
import { placeName } from '../../computed/layout/place-name.ts';
import { callToActionPresence } from '../../computed/layout/presence.ts';
import { quote } from '../../computed/text/quote.ts';
import { formatValue } from '../../format-value.ts';

/** Percent plain. */
const GOOD = 88;

/** A line that asks is a call to action, and less plainly one than a button. */
const PLAINNESS = { button: 1, text: 0.75 } as const;

/** The reader finds most buttons; that it found none is sure, but not certain. */
const SURE_OF_NONE = 0.75;

export default defineAudit({
  id: 'call-to-action-presence',
  needs: ['callToAction', 'text', 'attention', 'image', 'objects'],
  spares: ['attention', 'objects'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 22,
    source: 'Judgement; Meta, Google and LinkedIn ads guides ask for one clear call to action',
  },
  effort: 'hour',
  words: {
    name: 'Call to action present',
    pass: 'The ad asks for an action',
    fail: 'The ad does not plainly ask for an action',
    why: 'People who like an ad still need to be told what to do next; without that most do nothing.',
    fix: 'Add one button that names the action and what one gets for it.',
    action: 'Add a clear call to action',
  },

  run(artifacts) {
    const { callToAction } = artifacts;
    if (!callToAction) return noneFound(artifacts);
    const { text, kind, confidence, box } = callToAction;
    const value = 100 * callToActionPresence(callToAction) * PLAINNESS[kind];
    return {
      kind: 'measured',
      value,
      confidence: Math.max(SURE_OF_NONE, confidence),
      evidence: [{ label: `Call to action ${quote(text)}`, box }],
      observation:
        kind === 'button'
          ? `${quote(text)} stands on a button ${placeName(box)}, made out with ${Math.round(value)} % certainty.`
          : `${quote(text)} asks for an action ${placeName(box)} as a line without a button, which earns ${Math.round(value)} of 100.`,
      advice: adviceFor(callToAction, value),
    };
  },
});

function noneFound({
  text,
  attention,
  image,
  objects,
}: Pick<Artifacts, 'text' | 'attention' | 'image' | 'objects'>): Finding {
  const place = freePlace({ text, attention, objects, ratio: image.width / image.height });
  const largest = largestLine(text);
  return {
    kind: 'measured',
    value: 0,
    confidence: SURE_OF_NONE,
    evidence: place ? [{ label: `A calm, free place for a button, ${placeName(place)}`, box: place }] : [],
    observation:
      text.length === 0
        ? 'We could not find a button or words that ask for an action in the picture.'
        : `We could not find a button, and ${silent(text.length, largest && lineName(largest))} for an action.`,
    advice: place
      ? `Set one button ${placeName(place)}: the marked place is free of words and objects and draws ${formatValue(attentionShare(attention, [place]) * 100, 'percent')} of attention now.`
      : 'Make room for one button below or beside the picture: no place in it is free of words and of what is shown.',
  };
}

function adviceFor({ text, kind }: CallToAction, value: number): string {
  if (isBareAddress(text))
    return `Say what to do with ${quote(text)}, on a filled button: ${quote(`${/^[\d\s().+–-]+/.test(text) ? 'Call' : 'Visit'} ${text}`)}, or what one gets there.`;
  if (kind === 'text')
    return `Put ${quote(text)} on a filled button, so that it looks like something to press.`;
  return value >= GOOD
    ? `Keep ${quote(text)} as plain a button as it is.`
    : `Make the button of ${quote(text)} unmistakable: one solid fill, a clear edge, space around it.`;
}

/** A number or an address without a word that asks. */
const isBareAddress = (text: string): boolean =>
  /^\+?\d[\d\s().-]{5,}|^(?:www\.)?[\w-]+\.\w{2,}(?:\/\S*)?$/i.test(text.trim());

function silent(lines: number, largest: string | null): string {
  if (lines === 1) return `the one line read${largest ? `, ${largest},` : ''} does not ask`;
  return `none of the ${lines} lines read${largest ? `, from ${largest} down,` : ''} asks`;
}
