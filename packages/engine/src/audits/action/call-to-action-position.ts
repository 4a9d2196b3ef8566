import { defineAudit } from '../../audit.ts';
import { gapToEdge } from '../../computed/layout/box-gap.ts';
import { type MainLine, mainLines } from '../../computed/text/main-lines.ts';
import { callToActionPresence } from '../../computed/layout/presence.ts';
import { quote } from '../../computed/text/quote.ts';
import { afterBy, columnShared, readingLead, runsAcross } from '../../computed/layout/reading-position.ts';
import { weightedMean } from '../../computed/arithmetic/soft-worst.ts';
import { type Box, enclosing } from '../../geometry.ts';
import { formatMessage } from '../../messages/format-message.ts';

/** Points out of 100. */
const ORDER = 65;
const MARGIN = 35;

/** Free distance to the edge, as a share of the shorter side, from which nothing is lost. Chosen by judgment. */
const CLEAR = 0.04;

const GOOD = 92;

/** Width / height from which what comes next is to the right and not below. Chosen by judgment. */
const WIDE = 2;

/** Parts of the order and of the margin from which they need no advice. */
const IN_ORDER = 0.7;
const FREE = 0.9;

const NAME = 'Position of the call to action';

const MESSAGES = {
  placed:
    '{action} {order, select, after {comes after the message} before {comes before the message} beside {stands below one part of the message and beside the rest} other {sits in the middle of the message}}.',
  atEdge:
    '{action} {order, select, after {comes after the message} before {comes before the message} beside {stands below one part of the message and beside the rest} other {sits in the middle of the message}}, close to the edge.',
  move: 'Move {action} {wide, select, true {to the right of} other {clearly below}} the message.',
  inward: 'Move {action} in from the edge.',
  both: 'Move {action} {wide, select, true {to the right of} other {below}} the message, and in from the edge.',
  evidence: 'Call to action {action}',
  message: 'Message',
  none: 'We could not find a call to action.',
  noMessage: 'We could not find a message for the call to action to follow.',
} as const;

export default defineAudit({
  id: 'call-to-action-position',
  needs: ['callToAction', 'text', 'image'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 56,
    source: 'Judgment: asked after the message, and clear of the edge that crops and rounded corners take',
  },
  effort: 'minutes',
  part: 'callToAction',
  aspect: 'place',
  views: ['callToActionTiming'],
  words: {
    name: NAME,
    pass: 'The call to action is well placed',
    fail: 'The call to action is poorly placed',
    why: 'Viewers need a reason before they act, and anything at the very edge may be cropped.',
    fix: 'Place the call to action after the message, clear of the edge.',
    action: 'Move the call to action',
  },

  run({ callToAction, text, image }) {
    if (!callToAction) return { kind: 'notApplicable', reason: MESSAGES.none };
    const lines = mainLines(text, callToAction);
    if (lines.length === 0) return { kind: 'notApplicable', reason: MESSAGES.noMessage };
    const ratio = image.width / image.height;
    const lead = leadOver(lines, callToAction.box, ratio);
    const order = afterBy(lead.overall);
    const place = placeOf(order, afterBy(lead.inColumn));
    const gap = gapToEdge(callToAction.box, ratio) / Math.min(1, ratio);
    const margin = Math.min(1, Math.max(0, gap / CLEAR));
    const value = ORDER * order + MARGIN * margin;
    // It follows what is above it. What is beside it may or may not be read first, and what is below the headline adds to it.
    const isAbreast =
      place === 'after' || place === 'beside' || followsHeadline(lines, callToAction.box, ratio);
    const isSettled = isAbreast && margin >= FREE;
    const values = {
      action: quote(callToAction.text),
      order: place,
      wide: String(ratio >= WIDE),
    };
    return {
      kind: 'measured',
      value,
      confidence: callToActionPresence(callToAction),
      evidence: [
        { label: formatMessage(MESSAGES.evidence, values), box: callToAction.box },
        { label: MESSAGES.message, box: enclosing(lines.map(({ line }) => line.box)) },
      ],
      observation: formatMessage(margin < FREE ? MESSAGES.atEdge : MESSAGES.placed, values),
      ...(value < GOOD && { advice: isSettled ? '' : formatMessage(changeOf(isAbreast, margin), values) }),
      ...(isSettled && place !== 'after' && { title: NAME, advice: '' }),
    };
  },
});

function followsHeadline(lines: readonly MainLine[], action: Box, ratio: number): boolean {
  const headline = lines.filter(({ line }) => line.role === 'headline');
  return headline.length > 0 && afterBy(leadOver(headline, action, ratio).overall) > IN_ORDER;
}

type Place = 'after' | 'before' | 'beside' | 'amid';

/** How much further along the reading path the request is than the message, and than the part of the message in its column. */
function leadOver(
  lines: readonly MainLine[],
  action: Box,
  ratio: number,
): { readonly overall: number; readonly inColumn: number } {
  const leads = lines.map(({ line, weight }) => ({
    value: readingLead(action, line.box, ratio),
    // On a page everything is read downward, so its columns say nothing more.
    shared: runsAcross(ratio) * columnShared(action, line.box),
    weight,
  }));
  return {
    overall: weightedMean(leads),
    // What shares no column with it counts as level with it, so that a small line above it is not taken as the message.
    inColumn: weightedMean(leads.map(({ value, shared, weight }) => ({ value: shared * value, weight }))),
  };
}

/** @param inColumn the order relative to what is above or below it only */
function placeOf(order: number, inColumn: number): Place {
  if (order > IN_ORDER) return 'after';
  if (inColumn > IN_ORDER) return 'beside';
  return order < 1 - IN_ORDER ? 'before' : 'amid';
}

function changeOf(isAbreast: boolean, margin: number): string {
  if (isAbreast) return MESSAGES.inward;
  return margin >= FREE ? MESSAGES.move : MESSAGES.both;
}
