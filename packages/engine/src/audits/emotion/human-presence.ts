import type { Face, Thing } from '../../artifacts/artifacts.ts';
import { defineAudit, type Finding } from '../../audit.ts';
import type { Subject } from '../../elements/elements.ts';
import { centerBox } from '../../computed/attention/centers.ts';
import { smoothStep } from '../../computed/arithmetic/smooth-step.ts';
import { formatValue } from '../../format-value.ts';
import { area, WHOLE_FRAME } from '../../geometry.ts';
import { formatMessage } from '../../messages/format-message.ts';

/** Percent of the frame. */
const GOOD = 5;

const NAME = 'Faces in the ad';
const SMALL = 'Faces are small or hidden';
const SHOWN = 4;

const MESSAGES = {
  nobody: 'We could not find a person in the picture.',
  close: 'The {count, plural, one {face takes} other {faces take}} up enough of the frame to draw people in.',
  small: 'The {count, plural, one {face takes} other {faces take}} up little of the frame.',
  withBody: 'The {count, plural, one {face is} other {faces are}} rather small.',
  tiny: 'The {count, plural, one {face is} other {faces are}} too small to connect with.',
  noFace: 'We could not find a face; a person, or part of one, is visible.',
  show: 'Show one person using the product or looking at it, close enough to see the face.',
  notFound: 'not found',
  nobodyLabel: 'Where people look first, no face found',
  faceLabel: 'Face, {shown} of the frame',
  personLabel: 'Person, {shown} of the frame',
} as const;

export default defineAudit({
  id: 'human-presence',
  needs: ['faces', 'attention', 'things', 'subject'],
  optionalNeeds: ['attention', 'things', 'subject'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: -1,
    source:
      'Judgment; a face share of 15% counts as a close-up in abcds-detector. Without a face the score stays above 50: products can move people too',
  },
  effort: 'redesign',
  detail: 'personWithProduct',
  part: 'people',
  praise: { words: 'a face that people notice', rank: 17 },
  words: {
    name: NAME,
    pass: 'A face draws people in',
    fail: SMALL,
    why: 'People look at faces before anything else, and faces carry feeling faster than words.',
    fix: 'Show one person close up, using the product or looking at it.',
    action: 'Show a person up close',
  },

  run({ faces, attention, things, subject }) {
    const people = peopleIn(things, subject);
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
          label: MESSAGES.nobodyLabel,
          box: first ? centerBox(first) : WHOLE_FRAME,
        },
      ],
      // Many ads are better without people, and no check can tell which.
      title: NAME,
      display: MESSAGES.notFound,
      observation: MESSAGES.nobody,
      advice: '',
    };
  },
});

/** People who were recognized; otherwise the subject, if the picture as a whole is of a person. */
function peopleIn(things: readonly Thing[], subject: Subject | null): readonly Seen[] {
  const recognized = things.filter(({ label }) => label === 'person');
  if (recognized.length > 0 || !subject || !(subject.kind === 'person' || subject.kind === 'face'))
    return recognized;
  return subject.p >= SURE.from ? [{ box: subject.box, confidence: subject.p }] : [];
}

type Seen = Pick<Thing, 'box' | 'confidence'>;

/** Share of a person that the face makes up. A person who is turned away or whose face is hidden counts as much. Chosen by judgment. */
const FACE_OF_PERSON = 0.06;

/** Confidence from which a person counts fully. One near the lower bound may be lost when the file is saved again. */
const SURE = { from: 0.5, to: 0.7 } as const;

const shareOfFaces = (faces: readonly Face[]): number =>
  100 * faces.reduce((sum, face) => sum + area(face.box) * face.confidence, 0);

const shareOfPeople = (people: readonly Seen[]): number =>
  100 *
  people.reduce(
    (sum, { box, confidence }) => sum + area(box) * smoothStep(confidence, SURE.from, SURE.to),
    0,
  );

interface Shares {
  readonly face: number;
  readonly person: number;
}

/** Percent of the frame. A smaller face is on a package or in a crowd, and no crop lets people connect with it. */
const TINY = 1;

/** If much of the person is visible, a small face counts at least as much as that person. */
function withFaces(faces: readonly Face[], shares: Shares): Finding {
  const largest = faces.toSorted((a, b) => area(b.box) - area(a.box));
  const tiny = shares.face < TINY;
  const value = Math.max(shares.face, FACE_OF_PERSON * shares.person);
  const values = {
    count: faces.length,
  };
  return {
    kind: 'measured',
    value,
    confidence: Math.max(...faces.map((face) => face.confidence)),
    evidence: largest.slice(0, SHOWN).map(({ box }) => ({
      label: formatMessage(MESSAGES.faceLabel, { shown: percent(area(box) * 100) }),
      box,
    })),
    // Half a figure, or a small face, is neither a merit nor a fault by itself.
    ...(shares.face < GOOD && (value > shares.face || !tiny) && { title: NAME, advice: '' }),
    // A partly visible person counts for more than the face, but the figure shown is that of the face.
    display: percent(shares.face),
    observation: formatMessage(
      facesMessage({ tiny, withBody: value > shares.face && shares.face < GOOD, close: value >= GOOD }),
      values,
    ),
    ...(tiny && value === shares.face && { title: SMALL, advice: formatMessage(MESSAGES.show, values) }),
  };
}

interface FacesSeen {
  readonly tiny: boolean;
  /** Whether more of the people is visible than their faces alone suggest. */
  readonly withBody: boolean;
  readonly close: boolean;
}

function facesMessage({ tiny, withBody, close }: FacesSeen): string {
  if (withBody) return MESSAGES.withBody;
  if (tiny) return MESSAGES.tiny;
  return close ? MESSAGES.close : MESSAGES.small;
}

function withoutFace(people: readonly Seen[], share: number): Finding {
  const value = FACE_OF_PERSON * share;
  return {
    kind: 'measured',
    value,
    confidence: Math.max(...people.map(({ confidence }) => confidence)),
    evidence: people.slice(0, SHOWN).map(({ box }) => ({
      label: formatMessage(MESSAGES.personLabel, { shown: percent(area(box) * 100) }),
      box,
    })),
    title: NAME,
    display: MESSAGES.notFound,
    observation: MESSAGES.noFace,
    advice: '',
  };
}

const percent = (value: number): string => formatValue(value, 'percent');
