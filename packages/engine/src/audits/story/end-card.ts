import { defineAudit } from '../../audit.ts';
import { smoothStep } from '../../computed/arithmetic/smooth-step.ts';
import { UNREAD_END, isEndUnread } from '../../computed/video/unread-end.ts';
import { MAX_FRAME_CONFIDENCE } from '../../computed/video/message.ts';
import type { Scenes } from '../../artifacts/video-artifacts.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

/** Seconds that are enough to read an end card. */
const LONG = 2;

/** Seconds between frames that are read: what is on the last of them is there at the end. */
const FRAME_STEP = 0.5;

/** Seconds are shown with one decimal: a close of 1.97 s would be 'held for 2 s instead of 2 s'. */
const ROUNDED = 0.05;

/** Points for the parts of an end card. Chosen by judgment. */
const WORTH = { card: 40, brand: 30, callToAction: 30 } as const;

const CURVE: Curve = {
  shape: 'rising',
  good: 95,
  middling: 40,
  source: 'Judgment: a card of 1.5 s or more 40, with the brand 30, with the call to action 30',
};

const MESSAGES = {
  complete: 'The video closes with a still end card that shows brand and CTA ({held}).',
  brief: 'The end card shows brand and CTA but stays for only {held}.',
  incomplete:
    'The video closes with an end card of {held}, but we could not find {missing, select, brand {the brand} callToAction {a CTA} other {the brand or a CTA}} on it.',
  none: 'We could not find a still end card where the video ends ({end}).',
  hurried: 'What the video closes with stays for only {held}, too short to be read.',
  add: 'Add a still end card of about {good} with brand and CTA.',
  complement:
    'Add {missing, select, brand {the brand} callToAction {a CTA} other {brand and CTA}} to the end card at {start}.',
  hold: 'Hold the end card for {good} instead of {held}.',
  marked: 'End card of {held}',
  lastFrame: 'The last frame',
  fault: 'it does not end on a card with brand and call to action',
  hurriedInShort: 'what it closes with is gone too soon',
} as const;

export default defineAudit({
  id: 'end-card',
  needs: ['scenes', 'video'],
  unit: 'points',
  curve: CURVE,
  effort: 'minutes',
  views: ['callToActionTiming'],
  praise: { words: 'a clear end card', rank: 18 },
  fault: (_, { scenes, video }) =>
    scenes && video && closingSecond(scenes, video.durationSeconds) !== null
      ? MESSAGES.hurriedInShort
      : MESSAGES.fault,
  words: {
    name: 'End card',
    pass: 'The video closes with an end card',
    fail: 'The video lacks a complete end card',
    why: 'Viewers decide at the end; without an end card naming brand and next step, the video just stops.',
    fix: 'Close with a still end card of about 2 seconds that shows brand and CTA.',
    action: 'Close with brand and CTA',
  },

  run({ scenes, video }) {
    const card = scenes.endCard;
    const duration = video.durationSeconds;
    if (!card && isEndUnread(scenes, duration)) return { kind: 'notApplicable', reason: UNREAD_END };
    const hold = card ? smoothStep(card.end - card.start, 0.5, 1.5) : 0;
    const value = card
      ? hold * (WORTH.card + (card.brand ? WORTH.brand : 0) + (card.callToAction ? WORTH.callToAction : 0))
      : 0;
    const missing = missingOn(card);
    const closing = closingSecond(scenes, duration);
    const values = {
      missing: missing ?? '',
      held: formatValue(duration - (card?.start ?? closing ?? duration), 'seconds'),
      start: formatValue(card?.start ?? 0, 'seconds'),
      end: formatValue(duration, 'seconds'),
      good: formatValue(LONG, 'seconds'),
    };
    const advice = closing === null ? adviceFor(card !== null, missing, hold) : MESSAGES.hold;
    return {
      kind: 'measured',
      value,
      confidence: MAX_FRAME_CONFIDENCE,
      evidence: [
        {
          label: formatMessage(card ? MESSAGES.marked : MESSAGES.lastFrame, values),
          second: card?.start ?? Math.max(0, duration - FRAME_STEP),
        },
      ],
      observation: formatMessage(
        closing === null ? messageFor(card !== null, missing, value) : MESSAGES.hurried,
        values,
      ),
      ...(advice && { advice: formatMessage(advice, values) }),
    };
  },
});

/** The second at which brand or call to action appears on a close that is too short to be an end card; null otherwise. */
function closingSecond({ endCard, brand, callToAction }: Scenes, duration: number): number | null {
  if (endCard) return null;
  const last = [...brand, ...callToAction].filter(
    ({ start, end }) => end >= duration - FRAME_STEP && start > duration - LONG + ROUNDED,
  );
  return last.length === 0 ? null : Math.min(...last.map(({ start }) => start));
}

type Missing = 'brand' | 'callToAction' | 'both';

function missingOn(card: { readonly brand: boolean; readonly callToAction: boolean } | null): Missing | null {
  if (!card || (!card.brand && !card.callToAction)) return 'both';
  if (card.brand && card.callToAction) return null;
  return card.brand ? 'callToAction' : 'brand';
}

function messageFor(found: boolean, missing: Missing | null, value: number): string {
  if (!found) return MESSAGES.none;
  if (missing) return MESSAGES.incomplete;
  return passes(CURVE, value) ? MESSAGES.complete : MESSAGES.brief;
}

function adviceFor(found: boolean, missing: Missing | null, hold: number): string | null {
  if (!found) return MESSAGES.add;
  if (missing) return MESSAGES.complement;
  return hold < 1 ? MESSAGES.hold : null;
}
