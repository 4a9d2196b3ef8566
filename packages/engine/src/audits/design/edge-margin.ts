import { defineAudit } from '../../audit.ts';
import { type EdgeGap, WIDE_MARGIN, edgeGaps, marginOf } from '../../computed/layout/edge-margin.ts';
import { placeName } from '../../computed/layout/place-name.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

const NAME = 'Edge margin';

const CURVE: Curve = {
  shape: 'rising',
  good: 4.2,
  middling: 2.4,
  source: 'Title-safe margin of 5% (SMPTE ST 2046-1), rounded down; middling: judgment',
};

const MESSAGES = {
  clear: '{name} comes closest to the edge.',
  close: '{name} sits very close to the edge.',
  touching: '{name} touches the edge of the frame.',
  several:
    '{others, plural, one {{name} and {second}} other {{name} and # other elements}} sit very close to the edge.',
  moveOne: 'Move {name} in from the edge.',
  moveAll: 'Move {count, plural, =2 {both} other {all of them}} in from the edge.',
  label: '{name}, {px} px from the edge',
  button: 'the button',
  logo: 'the logo {place}',
  fault: '{name} sits too close to the edge',
  text: 'text',
  something: 'something',
} as const;

/** Share of the shorter side below which something is reported as too close. */
const NEAR = 0.03;

export default defineAudit({
  id: 'edge-margin',
  needs: ['text', 'callToAction', 'brand', 'image'],
  optionalNeeds: ['callToAction', 'brand'],
  unit: 'percent',
  curve: CURVE,
  effort: 'minutes',
  part: 'layout',
  fault(_, { text = [], callToAction = null, brand = [], image }) {
    const near = image ? edgeGaps({ text, callToAction, brand }, image).filter(({ gap }) => gap < NEAR) : [];
    const many = near.some(({ line }) => line) ? MESSAGES.text : MESSAGES.something;
    return formatMessage(MESSAGES.fault, { name: near.length === 1 ? nameOf(near[0]!) : many });
  },
  words: {
    name: NAME,
    pass: 'Text stays clear of the edge',
    fail: 'Something sits too close to the edge',
    why: 'Text at the edge looks cut off, and rounded corners or a small crop can take letters away.',
    fix: 'Keep text, button and logo at least 5% of the shorter side away from the edge.',
    action: 'Leave a margin at the edge',
  },

  run({ text, callToAction, brand, image }) {
    const gaps = edgeGaps({ text, callToAction, brand }, image);
    const margin = marginOf(gaps);
    const [closest] = gaps;
    if (margin === null || !closest) {
      return { kind: 'notApplicable', reason: 'We could not find text, a button or a logo.' };
    }
    const shorter = Math.min(image.width, image.height);
    const px = (share: number): number => Math.round(share * shorter);
    const near = gaps.filter(({ gap }) => gap < NEAR);
    const values = {
      name: nameOf(closest),
      second: near[1] ? nameOf(near[1]) : '',
      px: px(closest.gap),
      others: near.length - 1,
      count: near.length,
    };
    return {
      kind: 'measured',
      value: 100 * margin,
      confidence: Math.min(1, Math.max(...gaps.map(({ weight }) => weight))),
      evidence: (near.length > 0 ? near : [closest]).slice(0, 4).map((each) => ({
        label: formatMessage(MESSAGES.label, { name: nameOf(each), px: px(each.gap) }),
        box: each.box,
      })),
      // One element is closer than the margin that we call safe, even though the rest keeps clear: no praise.
      ...(closest.gap < WIDE_MARGIN && near.length === 0 && passes(CURVE, 100 * margin) && { title: NAME }),
      observation: formatMessage(messageFor(closest, values), values),
      ...(closest.gap < WIDE_MARGIN && {
        advice: formatMessage(near.length > 1 ? MESSAGES.moveAll : MESSAGES.moveOne, values),
      }),
    };
  },
});

function messageFor(
  { gap }: EdgeGap,
  { count, px }: { readonly count: number; readonly px: number },
): string {
  if (gap >= NEAR) return MESSAGES.clear;
  if (count > 1) return MESSAGES.several;
  return px === 0 ? MESSAGES.touching : MESSAGES.close;
}

function nameOf({ line, what, box }: EdgeGap): string {
  if (line) return lineName(line);
  return what === 'button' ? MESSAGES.button : formatMessage(MESSAGES.logo, { place: placeName(box) });
}
