import { defineAudit } from '../../audit.ts';
import { isOnPicture } from '../../computed/design/clutter-thresholds.ts';
import { contrastOf } from '../../computed/design/ink-suggestion.ts';
import { lineOfMark, mainMark } from '../../computed/brand/brand-mark.ts';
import { isLegible, markName } from '../../computed/text/line-name.ts';
import { overallBrandPresence } from '../../computed/layout/presence.ts';
import { contrastCertainty } from '../../computed/text/readability.ts';
import { formatValue } from '../../format-value.ts';
import { levelOf } from '../../messages/level.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';

const GOOD = 4.5;

const CURVE = {
  shape: 'rising',
  good: GOOD,
  middling: 2.2,
  source: 'Judgment: WCAG 2.2 SC 1.4.3 exempts logos; 3:1, its figure for large text, scores about 84',
} as const satisfies Curve;

const MESSAGES = {
  contrast:
    '{brand} {level, select, good {stands out from} fair {could stand out more from} other {is hard to see on}} its background.',
  version: 'Use a {tone, select, light {lighter} other {darker}} version of {logo}.',
  logo: 'the {brand} logo',
  place: 'Place {brand} on a plain part of the picture.',
  evidence: '{brand} at {contrast}',
  none: 'We could not read a brand name whose contrast we could measure.',
} as const;

export default defineAudit({
  id: 'brand-contrast',
  needs: ['brand', 'text'],
  unit: 'ratio',
  curve: CURVE,
  effort: 'minutes',
  part: 'brand',
  aspect: 'contrast',
  fault: { state: 'faint', thing: 'brand' },
  words: {
    name: 'Contrast of the brand',
    pass: 'The brand stands out from its background',
    fail: 'The brand blends into its background',
    why: 'Viewers do not notice a logo as bright as its background, whatever its size.',
    fix: 'Use the light or the dark version of the logo, or place it where the picture is plain.',
    action: 'Raise the brand’s contrast',
  },

  run({ brand, text }) {
    const mark = mainMark(brand);
    const line = mark && lineOfMark(mark, text);
    if (!mark || !line) return { kind: 'notApplicable', reason: MESSAGES.none };
    const { contrast: value, ink, ground } = line;
    const values = {
      brand: markName(mark),
      level: levelOf(value, CURVE),
      contrast: formatValue(value, 'ratio'),
      logo: isLegible(mark) ? formatMessage(MESSAGES.logo, { brand: markName(mark) }) : markName(mark),
      tone: contrastOf(ground, '#ffffff') > contrastOf(ground, '#000000') ? 'light' : 'dark',
    };
    return {
      kind: 'measured',
      value,
      confidence: overallBrandPresence(brand) * contrastCertainty(line),
      evidence: [{ label: formatMessage(MESSAGES.evidence, values), box: mark.box, swatches: [ink, ground] }],
      observation: formatMessage(MESSAGES.contrast, values),
      ...(value < GOOD && {
        advice: formatMessage(isOnPicture(line) ? MESSAGES.place : MESSAGES.version, values),
      }),
    };
  },
});
