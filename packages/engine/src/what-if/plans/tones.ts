import { formatValue } from '../../format-value.ts';
import { say } from '../../messages/say.ts';
import { type PictureFix, type PlanParts, fallsShort } from '../fix.ts';

const MESSAGES = {
  lighter: 'Lighten the picture',
  darker: 'Darken the picture',
  exposed: 'Mean lightness is now {after} (was {before}); black and white stay as they are.',
  contrast: 'Deepen darks, brighten lights',
  stretched: 'The tones now span {after} of the range (was {before}).',
} as const;

/** Mean lightness, 0..1: outside of these the audit of the exposure takes points; moved to the others. */
const DARK = { below: 0.42, to: 0.48 } as const;
const PALE = { above: 0.84, to: 0.8 } as const;
/** A ground this light and large is a white ground by design: darkening it is no exposure. */
const WHITE_GROUND = { lightness: 0.93, share: 0.35 } as const;
/** Span of the tones, 0..1: flat under the first; stretched by no more than the second, up to the last. */
const FLAT = { below: 0.6, by: 0.2, upTo: 0.78 } as const;

const percent = (share: number): string => formatValue(share * 100, 'percent');

/** A picture that is too dark, too pale or flat, put right with one curve. */
export function planTones({ analysis, artifacts }: PlanParts): PictureFix[] {
  const { quality, palette } = artifacts;
  if (!quality) return [];
  const mean = quality.meanLightness;
  const white = palette?.some(
    ({ lightness, share }) => lightness > WHITE_GROUND.lightness && share > WHITE_GROUND.share,
  );
  const to = mean < DARK.below ? DARK.to : mean > PALE.above && white === false ? PALE.to : null;
  const fixes: PictureFix[] = [];
  if (to !== null && fallsShort(analysis, 'exposure')) {
    fixes.push({
      kind: 'picture',
      id: 'exposure',
      audit: 'exposure',
      title: to > mean ? MESSAGES.lighter : MESSAGES.darker,
      description: say(MESSAGES.exposed, { after: percent(to), before: percent(mean) }),
      operations: [{ kind: 'expose', mean: to }],
      box: null,
    });
  }
  const span = quality.lightnessSpread;
  if (span < FLAT.below && fallsShort(analysis, 'light-drama')) {
    const wanted = Math.min(FLAT.upTo, span + FLAT.by);
    fixes.push({
      kind: 'picture',
      id: 'deeper-tones',
      audit: 'light-drama',
      title: MESSAGES.contrast,
      description: say(MESSAGES.stretched, { after: percent(wanted), before: percent(span) }),
      operations: [{ kind: 'stretch', spread: wanted }],
      box: null,
    });
  }
  return fixes;
}
