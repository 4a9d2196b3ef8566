import { defineAudit } from '../../audit.ts';
import type { PaletteColour } from '../../artifacts.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

/** Below this a colour is a grey and has no hue to clash with. */
const GREY_CHROMA = 0.04;

export default defineAudit({
  id: 'colour-harmony',
  needs: ['colour', 'palette'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: 98,
    middling: 84,
    source: 'Templates: Cohen-Or et al. 2006; points: judgement',
  },
  effort: 'hour',
  words: {
    name: 'Colour harmony',
    pass: 'The colours belong together',
    fail: 'The colours pull in different directions',
    why: 'Hues that follow one scheme read as one picture; unrelated hues compete with the message.',
    fix: 'Keep one or two hues and move the others towards them, or make them grey.',
    action: 'Bring the colours together',
  },

  run({ colour, palette }) {
    const figure = Math.round(colour.harmony);
    const main = palette[0];
    const stray = furthestHue(palette);
    const clash = main && stray ? ([main.hex, stray.hex] as const) : null;
    return {
      kind: 'measured',
      value: colour.harmony,
      evidence: [
        clash
          ? { label: `${clash[0]} with ${clash[1]}`, box: WHOLE_FRAME, swatches: [clash[0], clash[1]] }
          : { label: `Scheme: ${colour.harmonyTemplate}`, box: WHOLE_FRAME },
      ],
      observation: `The hues come ${figure} of 100 close to the nearest scheme, ${colour.harmonyTemplate.replace(/^\p{L}+ \((.*)\)$/u, '$1')}${clash ? `; ${clash[1]} stands furthest from the rest` : ''}.`,
      ...(colour.harmony < 98 && {
        advice: clash
          ? `Move ${clash[1]} towards ${clash[0]} or make it a grey; keep a strong second hue for the button alone.`
          : 'Keep to the present hues, and take a strong second one for the button alone.',
      }),
    };
  },
});

/** The coloured part whose hue lies furthest from the mean hue, weighted by how much of it there is. */
function furthestHue(palette: readonly PaletteColour[]): PaletteColour | undefined {
  const coloured = palette.filter((colour) => colour.chroma >= GREY_CHROMA);
  if (coloured.length < 2) return undefined;
  let x = 0;
  let y = 0;
  for (const { hue, chroma, share } of coloured) {
    x += Math.cos((hue * Math.PI) / 180) * chroma * share;
    y += Math.sin((hue * Math.PI) / 180) * chroma * share;
  }
  const mean = Math.atan2(y, x);
  const pull = ({ hue, chroma, share }: PaletteColour) =>
    (1 - Math.cos((hue * Math.PI) / 180 - mean)) * chroma * Math.sqrt(share);
  return coloured.toSorted((a, b) => pull(b) - pull(a))[0];
}
