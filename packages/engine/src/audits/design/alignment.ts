import { defineAudit } from '../../audit.ts';
import { severalOf } from '../../computed/arithmetic/several.ts';
import { alignmentOf, lineOffsets } from '../../computed/layout/alignment.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { enclosing } from '../../geometry.ts';
import { say } from '../../messages/say.ts';

/** Two lines may share an edge by accident; three hardly do. */
const ENOUGH = 3;

/** From here a line is pointed at as off its column. */
const STRAYS = 0.25;

/** From here on the alignment is praised. */
const FAIR = 61;

const MESSAGES = {
  aligned:
    '{line} and {others, plural, one {# other line} other {# other lines}} share an edge or a center line.',
  mostly: 'Most lines of text share an edge or a center line; {line} is the furthest off.',
  stray: '{line} does not line up with the text above and below it.',
  advice: 'Align {line} with the left edge or the center line of the text around it.',
  strayLabel: '{line}, out of line',
  alignedLabel: '{line} and the lines aligned with it',
  fault: 'the text is poorly aligned',
} as const;

export default defineAudit({
  id: 'alignment',
  needs: ['text', 'callToAction', 'image'],
  spares: ['callToAction'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: 88,
    middling: 40,
    source: 'Direction: alignment orders a page (Ngo, Teo, Byrne 2003, screen aesthetics); points: judgment',
  },
  effort: 'minutes',
  part: 'layout',
  fault: MESSAGES.fault,
  words: {
    name: 'Text alignment',
    pass: 'The lines of text are aligned',
    fail: 'The lines of text are not aligned',
    why: 'Shared edges let the eye drop from line to line; near misses look like a mistake.',
    fix: 'Align all lines of a column on one left edge or one center line.',
    action: 'Align the text',
  },

  run({ text, callToAction, image }) {
    const offsets = lineOffsets(text, callToAction, image);
    const value = alignmentOf(offsets);
    if (value === null) {
      return { kind: 'notApplicable', reason: 'No two lines of text stand one above the other.' };
    }
    const strays = offsets
      .filter(({ off }) => off > STRAYS)
      .toSorted((a, b) => b.off * b.weight - a.off * a.weight);
    const [first] = strays;
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
            .map(({ line }) => ({ label: say(MESSAGES.strayLabel, { line: lineName(line) }), box: line.box }))
        : [
            {
              label: say(MESSAGES.alignedLabel, { line: lineName(offsets[0]!.line) }),
              box: enclosing(offsets.map(({ line }) => line.box)),
            },
          ],
      observation: first
        ? say(value < FAIR ? MESSAGES.stray : MESSAGES.mostly, { line: lineName(first.line) })
        : say(MESSAGES.aligned, { line: lineName(offsets[0]!.line), others: offsets.length - 1 }),
      ...(first && { advice: say(MESSAGES.advice, { line: lineName(first.line) }) }),
    };
  },
});
