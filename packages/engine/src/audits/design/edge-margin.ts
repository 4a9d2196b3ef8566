import { defineAudit } from '../../audit.ts';
import { type EdgeGap, WIDE_MARGIN, edgeGaps, marginOf } from '../../computed/layout/edge-margin.ts';
import { placeName } from '../../computed/layout/place-name.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { formatValue } from '../../format-value.ts';

/** Share of the shorter side under which something is marked as too near. */
const NEAR = 0.03;

export default defineAudit({
  id: 'edge-margin',
  needs: ['text', 'callToAction', 'brand', 'image'],
  spares: ['callToAction', 'brand'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: 4.2,
    middling: 2.4,
    source: 'Title-safe margin of 5 % (SMPTE ST 2046-1), rounded down; middling: judgement',
  },
  effort: 'minutes',
  words: {
    name: 'Margin at the edge',
    pass: 'Text, button and logo keep clear of the edge',
    fail: 'Text, button or logo stand too close to the edge',
    why: 'Words at the edge look cut off, and rounded corners or a small crop take letters away.',
    fix: 'Keep text, button and logo at least 5 % of the shorter side away from the edge.',
    action: 'Move text off the edge',
  },

  run({ text, callToAction, brand, image }) {
    const gaps = edgeGaps({ text, callToAction, brand }, image);
    const margin = marginOf(gaps);
    const [closest] = gaps;
    if (margin === null || !closest) {
      return { kind: 'notApplicable', reason: 'There is no text to keep off the edge.' };
    }
    const shorter = Math.min(image.width, image.height);
    const px = (share: number): number => Math.round(share * shorter);
    const near = gaps.filter(({ gap }) => gap < NEAR);
    const name = nameOf(closest);
    return {
      kind: 'measured',
      value: 100 * margin,
      confidence: Math.min(1, Math.max(...gaps.map(({ weight }) => weight))),
      evidence: (near.length > 0 ? near : [closest]).slice(0, 4).map((each) => ({
        label: `${nameOf(each)} is ${px(each.gap)} px from the edge`,
        box: each.box,
      })),
      observation: `${name} comes within ${px(closest.gap)} px of the edge, ${formatValue(100 * closest.gap, 'percent')} of the shorter side${near.length > 1 ? `; ${near.length} elements stand that near` : ''}.`,
      ...(closest.gap < WIDE_MARGIN && {
        advice: `Move ${near.length > 1 ? 'them' : name} inward until ${px(WIDE_MARGIN)} px (4.5 % of the shorter side) are free.`,
      }),
    };
  },
});

const nameOf = ({ line, what, box }: EdgeGap): string =>
  line ? lineName(line) : what === 'button' ? 'the button' : `the logo ${placeName(box)}`;
