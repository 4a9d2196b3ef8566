import { defineAudit } from '../../audit.ts';
import type { PaletteColour } from '../../artifacts/artifacts.ts';
import { WHOLE_FRAME } from '../../geometry.ts';
import { huesOf, strongHues } from '../../computed/colour/strong-hues.ts';
import { joinedList } from '../../messages/joined-list.ts';
import { say } from '../../messages/say.ts';

/** Below this a color is a gray and has no hue to clash with. */
const GRAY_CHROMA = 0.04;

const NAME = 'Color harmony';

const GOOD = 98;

/** Under it colors clash; from here to the good end hues are those of what was photographed, or a matter of taste. Judgment. */
const CLASHES = 75;

const MESSAGES = {
  together: 'The colors belong to one scheme (harmony {figure} of 100).',
  clash: 'No scheme holds the colors together: {hues} compete.',
  clashUnnamed: 'Several strong hues compete, and no scheme holds them together.',
  loose: 'Harmony {figure} of 100.',
  clashLabel: '{main} with {stray}',
  schemeLabel: 'Whole color scheme',
} as const;

export default defineAudit({
  id: 'colour-harmony',
  needs: ['colour', 'palette'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 84,
    source: 'Templates: Cohen-Or et al. 2006; points: judgment',
  },
  effort: 'hour',
  part: 'colors',
  views: ['colour'],
  words: {
    name: NAME,
    pass: 'The colors follow one scheme',
    fail: 'The colors do not follow one scheme',
    why: 'Related hues read as one picture; unrelated hues compete with the message.',
    fix: 'Choose two or three hues, those of the brand and the product first, and drop the others.',
    action: 'Use fewer colors',
  },

  run({ colour, palette }) {
    const main = palette[0];
    const stray = furthestHue(palette);
    const strong = strongHues(palette);
    const hues = strong.length > 1 ? strong : huesOf(palette.filter(isColored));
    const values = { figure: Math.round(colour.harmony), hues: joinedList(hues) };
    const clashes = colour.harmony < CLASHES && stray !== undefined;
    return {
      kind: 'measured',
      value: colour.harmony,
      evidence: [
        main && stray
          ? {
              label: say(MESSAGES.clashLabel, { main: main.hex, stray: stray.hex }),
              box: WHOLE_FRAME,
              swatches: [main.hex, stray.hex],
            }
          : { label: MESSAGES.schemeLabel, box: WHOLE_FRAME },
      ],
      ...(!clashes && { advice: '', ...(colour.harmony < GOOD && { title: NAME }) }),
      observation: say(messageFor(colour.harmony, clashes, hues.length), values),
    };
  },
});

function messageFor(harmony: number, clashes: boolean, named: number): string {
  if (harmony >= GOOD) return MESSAGES.together;
  if (!clashes) return MESSAGES.loose;
  return named > 1 ? MESSAGES.clash : MESSAGES.clashUnnamed;
}

const isColored = ({ chroma }: PaletteColour): boolean => chroma >= GRAY_CHROMA;

/** Hue and chroma (OKLCH) of skin, wood and leather: photographed, and not the designer’s to choose. Judgment. */
const NATURAL = { hues: [30, 80], chroma: 0.14 } as const;

const isNatural = ({ hue, chroma }: PaletteColour): boolean =>
  hue >= NATURAL.hues[0] && hue <= NATURAL.hues[1] && chroma <= NATURAL.chroma;

/** The colored part, other than those of nature, whose hue lies furthest from the mean hue, weighted by how much of it there is. */
function furthestHue(palette: readonly PaletteColour[]): PaletteColour | undefined {
  const colored = palette.filter(isColored);
  if (colored.length < 2) return undefined;
  let x = 0;
  let y = 0;
  for (const { hue, chroma, share } of colored) {
    x += Math.cos((hue * Math.PI) / 180) * chroma * share;
    y += Math.sin((hue * Math.PI) / 180) * chroma * share;
  }
  const mean = Math.atan2(y, x);
  const pull = ({ hue, chroma, share }: PaletteColour) =>
    (1 - Math.cos((hue * Math.PI) / 180 - mean)) * chroma * Math.sqrt(share);
  return colored.filter((each) => !isNatural(each)).toSorted((a, b) => pull(b) - pull(a))[0];
}
