import { defineAudit } from '../../audit.ts';
import { gapBetween, gapToEdge } from '../../computed/layout/box-gap.ts';
import { lineOfMark, mainMark } from '../../computed/brand/brand-mark.ts';
import { lineName, markName } from '../../computed/text/line-name.ts';
import { placeName } from '../../computed/layout/place-name.ts';
import { trust } from '../../computed/text/main-lines.ts';
import { brandShown } from '../../computed/layout/presence.ts';
import { formatValue } from '../../format-value.ts';

const GOOD = 50;

/** Percent of the mark's height; more space than this changes nothing. */
const ENOUGH = 150;

export default defineAudit({
  id: 'brand-space',
  needs: ['brand', 'text', 'image'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 8,
    source: 'Judgement: most brand manuals keep half the height of the mark free on every side',
  },
  effort: 'minutes',
  words: {
    name: 'Space around the brand',
    pass: 'The brand has space around it',
    fail: 'The brand is hemmed in',
    why: 'A mark that touches words or the edge is read as part of them, and not as the sender.',
    fix: 'Keep at least half the height of the mark free on every side.',
    action: 'Free the space around the brand mark',
  },

  run({ brand, text, image }) {
    const mark = mainMark(brand);
    if (!mark) return { kind: 'notApplicable', reason: 'No brand name was read that needs space.' };
    const ratio = image.width / image.height;
    const own = lineOfMark(mark, text);
    const name = markName(mark);
    const edge = {
      name: 'the edge of the picture',
      gap: Math.max(0, gapToEdge(mark.box, ratio)),
      box: mark.box,
    };
    const nearest = text
      .filter((line) => line !== own)
      // The same name once more is told by its place: '“Qdoba” away from “Qdoba”' says nothing.
      .map((line) => ({
        name: lineName(line) === name ? `the other ${name} ${placeName(line.box)}` : lineName(line),
        gap: gapBetween(line.box, mark.box, ratio) / trust(line.confidence),
        box: line.box,
      }))
      .reduce((closest, each) => (each.gap < closest.gap ? each : closest), edge);
    const value = Math.min(ENOUGH, (nearest.gap / mark.box.h) * 100);
    return {
      kind: 'measured',
      value,
      confidence: brandShown(brand),
      evidence: [
        { label: `Nearest to the brand: ${nearest.name}`, box: nearest.box },
        { label: `Brand ${name}`, box: mark.box },
      ],
      observation:
        value < 1
          ? `${capitalised(nearest.name)} touches ${name}.`
          : `${capitalised(nearest.name)} comes within ${formatValue(value, 'percent')} of the height of ${name}.`,
      advice:
        value < GOOD
          ? `Move ${name} away from ${nearest.name} until half of its height (${formatValue(mark.box.h * 50, 'percent')} of the picture’s) is free.`
          : `Keep this space around ${name}.`,
    };
  },
});

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
