import { defineAudit } from '../../audit.ts';
import { barsFinding } from '../../computed/layout/bars-finding.ts';
import type { Curve } from '../../scoring/curves.ts';

const CURVE: Curve = {
  shape: 'falling',
  good: 3,
  middling: 8,
  source: 'Judgment: of 1,164 ads and banners one has black bars',
};

const MESSAGES = {
  fill: 'Rebuild the design at this size, so that it fills the frame.',
  unknown: 'This ad was graded before we checked for black bars.',
} as const;

export default defineAudit({
  id: 'black-bars',
  needs: ['quality'],
  unit: 'percent',
  curve: CURVE,
  effort: 'hour',
  words: {
    name: 'Black bars',
    pass: 'The picture fills the frame',
    fail: 'Black bars take part of the frame',
    why: 'Bars make an ad look made for another format, and they shrink everything in it.',
    fix: 'Rebuild the design at this size, so that it fills the frame.',
    action: 'Fill the frame instead of leaving black bars',
  },

  run: ({ quality: { bars } }) =>
    bars ? barsFinding(bars, CURVE, MESSAGES.fill) : { kind: 'notApplicable', reason: MESSAGES.unknown },
});
