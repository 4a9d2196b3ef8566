import type { Face, Thing } from '../../artifacts.ts';
import { defineAudit, type Finding } from '../../audit.ts';
import { centreBox, centreName, whereIs } from '../../computed/attention/centres.ts';
import { smoothStep } from '../../computed/arithmetic/smooth-step.ts';
import { formatValue } from '../../format-value.ts';
import { area, WHOLE_FRAME } from '../../geometry.ts';

/** Percent of the frame. */
const GOOD = 5;

const SHOWN = 4;

export default defineAudit({
  id: 'human-presence',
  needs: ['faces', 'attention', 'things'],
  spares: ['attention', 'things'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: -1,
    source:
      'Judgement; a face share of 15 % counts as a close-up in abcds-detector. Without a face the score stays above 50: products can move people too',
  },
  effort: 'redesign',
  words: {
    name: 'Human presence',
    pass: 'A person gives the ad a face',
    fail: 'No person, or only a small one, is seen',
    why: 'Faces are looked at before anything else and carry feeling faster than words.',
    fix: 'Show one person close up, using the product or feeling its effect.',
    action: 'Show a person',
  },

  run({ faces, attention, things }) {
    const people = things.filter(({ label }) => label === 'person');
    const shares = { face: shareOfFaces(faces), person: shareOfPeople(people) };
    if (faces.length > 0) return withFaces(faces, shares);
    if (people.length > 0) return withoutFace(people, shares.person);
    const [first] = attention.centres;
    return {
      kind: 'measured',
      value: 0,
      confidence: 0.75,
      evidence: [
        {
          label: 'The eye goes here first, and meets no face',
          box: first ? centreBox(first) : WHOLE_FRAME,
        },
      ],
      observation: `No face was found${first ? `, and the eye goes first to ${centreName(first, 'something else')}, ${whereIs(first)}` : ''}.`,
      advice: 'Add one person whose face fills about 5 % of the frame, using the product or looking at it.',
    };
  },
});

/** A face is about this part of a person; turned away or hidden, the person counts like that. Judgement. */
const FACE_OF_PERSON = 0.06;

/** Certainty from which a person counts in full: one near the lower bound may be gone when the file is saved again. */
const SURE = { from: 0.5, to: 0.7 } as const;

const shareOfFaces = (faces: readonly Face[]): number =>
  100 * faces.reduce((sum, face) => sum + area(face.box) * face.confidence, 0);

const shareOfPeople = (people: readonly Thing[]): number =>
  100 *
  people.reduce(
    (sum, { box, confidence }) => sum + area(box) * smoothStep(confidence, SURE.from, SURE.to),
    0,
  );

interface Shares {
  readonly face: number;
  readonly person: number;
}

/** Percent of the frame: a smaller face is on a pack or in a crowd, and no crop makes it one that is met. */
const TINY = 1;

/** A small face with much of its person counts at least like the person. */
function withFaces(faces: readonly Face[], shares: Shares): Finding {
  const largest = faces.toSorted((a, b) => area(b.box) - area(a.box));
  const shown = percent(shares.face);
  const tiny = shares.face < TINY;
  const value = Math.max(shares.face, FACE_OF_PERSON * shares.person);
  return {
    kind: 'measured',
    value,
    confidence: Math.max(...faces.map((face) => face.confidence)),
    evidence: largest
      .slice(0, SHOWN)
      .map((face) => ({ label: `Face, ${percent(area(face.box) * 100)}`, box: face.box })),
    observation: `${faces.length === 1 ? 'One face takes' : `${faces.length} faces take`} ${tiny ? 'less than a hundredth' : shown} of the frame${value > shares.face ? `; with the people seen, on ${percent(shares.person)} of it, that counts like ${percent(value)}` : ''}.`,
    ...(value < GOOD && {
      advice: tiny
        ? `Show one person large, so that a face fills about ${GOOD} % of the frame: the ${faces.length === 1 ? 'one' : 'ones'} found ${faces.length === 1 ? 'is' : 'are'} too small to be met.`
        : `Crop closer, so that the face grows from ${shown} to about ${GOOD} % of the frame.`,
    }),
  };
}

function withoutFace(people: readonly Thing[], share: number): Finding {
  const value = FACE_OF_PERSON * share;
  return {
    kind: 'measured',
    value,
    confidence: Math.max(...people.map(({ confidence }) => confidence)),
    evidence: people
      .slice(0, SHOWN)
      .map(({ box }) => ({ label: `Person, ${percent(area(box) * 100)}`, box })),
    observation: `${people.length === 1 ? 'One person is' : `${people.length} people are`} seen, but no face: that counts like a face of ${percent(value)}.`,
    advice: `Turn the person to the viewer or to the product, so that the face is seen and fills about ${GOOD} % of the frame.`,
  };
}

const percent = (value: number): string => formatValue(value, 'percent');
