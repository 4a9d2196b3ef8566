import { defineAudit } from '../../audit.ts';
import { severalOf } from '../../computed/arithmetic/several.ts';
import { alignmentOf, lineOffsets } from '../../computed/layout/alignment.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { enclosing } from '../../geometry.ts';

/** Two lines may share an edge by accident; three hardly do. */
const ENOUGH = 3;

/** From here a line is pointed at as off its column. */
const STRAYS = 0.25;

export default defineAudit({
  id: 'alignment',
  needs: ['text', 'callToAction', 'image'],
  spares: ['callToAction'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: 88,
    middling: 40,
    source: 'Direction: alignment orders a page (Ngo, Teo, Byrne 2003, screen aesthetics); points: judgement',
  },
  effort: 'minutes',
  words: {
    name: 'Alignment of text',
    pass: 'Lines of text share their edges',
    fail: 'Lines of text miss each other’s edges',
    why: 'Shared edges let the eye drop from line to line without searching; near misses look like a mistake.',
    fix: 'Set all lines of a column on one left edge or one center line.',
    action: 'Align the text',
  },

  run({ text, callToAction, image }) {
    const offsets = lineOffsets(text, callToAction, image);
    const value = alignmentOf(offsets);
    if (value === null) {
      return { kind: 'notApplicable', reason: 'No two lines of text stand in one column.' };
    }
    const strays = offsets
      .filter(({ off }) => off > STRAYS)
      .toSorted((a, b) => b.off * b.weight - a.off * a.weight);
    const [first] = strays;
    const figure = Math.round(value);
    return {
      kind: 'measured',
      value,
      confidence: severalOf(
        offsets.map(({ weight }) => weight),
        ENOUGH,
      ),
      evidence: first
        ? strays
            .slice(0, 3)
            .map(({ line }) => ({ label: `${lineName(line)} is off its column`, box: line.box }))
        : [
            {
              label: `${lineName(offsets[0]!.line)} and the lines of its column`,
              box: enclosing(offsets.map(({ line }) => line.box)),
            },
          ],
      observation: first
        ? `${lineName(first.line)} shares neither left edge nor center line with the text above and below it (alignment ${figure} of 100).`
        : `${lineName(offsets[0]!.line)} and ${offsets.length - 1} more share their edges (alignment ${figure} of 100).`,
      advice: first
        ? `Move ${lineName(first.line)} to the left edge or the center line of its column.`
        : 'Keep these edges.',
    };
  },
});
