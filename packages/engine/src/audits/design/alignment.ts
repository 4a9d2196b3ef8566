import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { prominence, trust } from '../../computed/text/main-lines.ts';
import { severalOf } from '../../computed/arithmetic/several.ts';
import { enclosing } from '../../geometry.ts';

/** Two lines may share an edge by accident; three hardly do. */
const ENOUGH = 3;

export default defineAudit({
  id: 'alignment',
  needs: ['layout', 'text'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: 98,
    middling: 50,
    source: 'Direction: alignment orders a page (Ngo, Teo, Byrne 2003, screen aesthetics); points: judgement',
  },
  effort: 'minutes',
  words: {
    name: 'Alignment of text',
    pass: 'Lines of text share their edges',
    fail: 'Lines of text stand without a common edge',
    why: 'Shared edges let the eye drop from line to line without searching; scattered lines look accidental.',
    fix: 'Set all lines on one left edge or one centre line.',
    action: 'Line the text up',
  },

  run({ layout, text }) {
    if (layout.alignment === null) {
      return { kind: 'notApplicable', reason: 'There are fewer than two lines of text to align.' };
    }
    const straggler = furthestFromCommonEdge(text.filter((line) => line.text.length >= 3));
    const aligned = text.filter(({ role }) => role !== 'legal');
    const figure = Math.round(layout.alignment);
    const other = text.length === 2 ? text.find((line) => line !== straggler) : undefined;
    return {
      kind: 'measured',
      value: layout.alignment,
      confidence: severalOf(
        aligned.map((line) => prominence(line) * trust(line.confidence)),
        ENOUGH,
      ),
      evidence: straggler
        ? [{ label: `${lineName(straggler)} keeps its own edge`, box: straggler.box }]
        : [{ label: 'Text block', box: enclosing(text.map((line) => line.box)) }],
      observation:
        straggler && other
          ? `The edges of ${lineName(straggler)} and ${lineName(other)} agree ${figure} of 100.`
          : `The edges of ${text.length} lines agree ${figure} of 100${straggler ? `; ${lineName(straggler)} stands furthest from the others` : ''}.`,
      advice:
        straggler && other
          ? `Set ${lineName(straggler)} and ${lineName(other)} on one left edge or one centre line.`
          : straggler
            ? `Move ${lineName(straggler)} to the left edge or the centre line that the other lines share.`
            : 'Set all lines on one left edge or on one centre line.',
    };
  },
});

interface Line {
  readonly confidence: number;
  readonly text: string;
  readonly box: { readonly x: number; readonly w: number; readonly y: number; readonly h: number };
}

/** Edges closer than this share of the width look like one. */
const SHARED = 0.015;

/** The line whose left edge, centre and right edge are all far from those of the others. */
function furthestFromCommonEdge<T extends Line>(lines: readonly T[]): T | undefined {
  const ranked = lines.map((line) => ({ line, gap: nearestEdgeGap(line, lines) }));
  return ranked
    .filter(({ gap }) => gap > SHARED)
    .toSorted((a, b) => b.gap * b.line.confidence - a.gap * a.line.confidence)[0]?.line;
}

function nearestEdgeGap(line: Line, lines: readonly Line[]): number {
  const gaps = lines
    .filter((other) => other !== line)
    .map(({ box }) =>
      Math.min(
        Math.abs(box.x - line.box.x),
        Math.abs(box.x + box.w / 2 - line.box.x - line.box.w / 2),
        Math.abs(box.x + box.w - line.box.x - line.box.w),
      ),
    );
  return gaps.length === 0 ? 0 : Math.min(...gaps);
}
