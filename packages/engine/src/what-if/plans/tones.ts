import { formatShare } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { type PictureFix, type PlanParts, costliestAudit } from '../fix.ts';

const MESSAGES = {
  lighter: 'Lighten the picture',
  darker: 'Darken the picture',
  exposed: 'Mean lightness is now {after} (was {before}); black and white stay as they are.',
} as const;

/** Mean lightness, 0..1. Outside `below` and `above` the exposure audit takes off points; such a picture is moved to `to`. */
const DARK = { below: 0.42, to: 0.48 } as const;
const PALE = { above: 0.84, to: 0.8 } as const;
/** A background at least this light and large is white on purpose, so it is not darkened. */
const WHITE_GROUND = { lightness: 0.93, share: 0.35 } as const;

/** Plans to correct a picture that is too dark or too pale with a single curve. */
export function planTones({ analysis, artifacts }: PlanParts): PictureFix[] {
  const { quality, palette } = artifacts;
  if (!quality) return [];
  const mean = quality.meanLightness;
  const white = palette?.some(
    ({ lightness, share }) => lightness > WHITE_GROUND.lightness && share > WHITE_GROUND.share,
  );
  const to = mean < DARK.below ? DARK.to : mean > PALE.above && white === false ? PALE.to : null;
  const audit = costliestAudit(analysis, 'expose');
  if (to === null || audit === null) return [];
  return [
    {
      kind: 'picture',
      id: 'exposure',
      audit,
      title: to > mean ? MESSAGES.lighter : MESSAGES.darker,
      description: formatMessage(MESSAGES.exposed, { after: formatShare(to), before: formatShare(mean) }),
      operations: [{ kind: 'expose', mean: to }],
      box: null,
    },
  ];
}
