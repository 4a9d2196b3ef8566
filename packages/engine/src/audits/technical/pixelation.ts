import { defineAudit } from '../../audit.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';
import { smoothStep } from '../../computed/arithmetic/smooth-step.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

/** How many of about 220 tiles must look photographed, and from how many the result is certain. Fewer are often a shaded drawing. */
const LEAST = 14;
const ENOUGH = 28;

const CURVE: Curve = {
  shape: 'rising',
  good: 42,
  middling: 34,
  source:
    'Judgment: of 950 pictures with a photo, 97 of 100 are over 36%; most photos that were enlarged for a test are under 31%',
};

const MESSAGES = {
  sharp: 'The photo has enough pixels for its size.',
  enlarged: 'The photo looks enlarged: its edges are soft or blocky.',
  original: 'Replace the photo with the original, at least as large as it is shown here.',
  mark: 'Photo',
  softMark: 'Photo with soft edges',
  fault: 'the photo has too few pixels',
  tooLittle: 'The picture shows too little of a photo to judge.',
} as const;

export default defineAudit({
  id: 'pixelation',
  needs: ['quality'],
  unit: 'percent',
  curve: CURVE,
  effort: 'hour',
  part: 'file',
  fault: MESSAGES.fault,
  words: {
    name: 'Photo resolution',
    pass: 'The photo has enough pixels',
    fail: 'The photo looks enlarged from too few pixels',
    why: 'A blocky or blurry photo beside sharp type looks unprofessional, whatever it shows.',
    fix: 'Use the original photo, at least as large as it is shown.',
    action: 'Replace the low-resolution photo',
  },

  run({ quality: { enlargement } }) {
    if (enlargement?.edgeSharpness === undefined || enlargement.tiles < LEAST) {
      return { kind: 'notApplicable', reason: MESSAGES.tooLittle };
    }
    const { edgeSharpness, tiles, box } = enlargement;
    const value = 100 * edgeSharpness;
    const isSharp = passes(CURVE, value);
    return {
      kind: 'measured',
      value,
      confidence: smoothStep(tiles, LEAST / 2, ENOUGH),
      evidence: [{ label: isSharp ? MESSAGES.mark : MESSAGES.softMark, box: box ?? WHOLE_FRAME }],
      observation: isSharp ? MESSAGES.sharp : MESSAGES.enlarged,
      ...(!isSharp && { advice: MESSAGES.original }),
    };
  },
});
