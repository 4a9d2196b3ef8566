import type { CallToAction, Face, Head, TextLine, Thing } from '../../artifacts/artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { smoothStep } from '../../computed/arithmetic/smooth-step.ts';
import { facePresence } from '../../computed/layout/presence.ts';
import { withHead } from '../../computed/layout/with-head.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { quote } from '../../computed/text/quote.ts';
import type { Subject } from '../../elements/elements.ts';
import { type Box, area, centerOf, insideFrame, overlap } from '../../geometry.ts';
import { formatMessage } from '../../messages/format-message.ts';

/** Percent of the face. Set on 137 mockups: of the faces that nothing covers on purpose, none is covered by more than 3. */
const GOOD = 4;
const MIDDLING = 10;

const MESSAGES = {
  free: 'Nothing is set over the face.',
  covered: '{what} covers part of the face.',
  hidden: '{what} covers a face.',
  seemsCovered: '{what} seems to cover part of a face.',
  move: 'Move {what} off the face, to a calm part of the picture.',
  face: 'Face',
  over: 'Over the face',
  none: 'We could not find a face in the picture.',
} as const;

export default defineAudit({
  id: 'face-cover',
  needs: ['faces', 'heads', 'things', 'subject', 'text', 'callToAction'],
  optionalNeeds: ['heads', 'things', 'subject', 'callToAction'],
  unit: 'percent',
  curve: {
    shape: 'falling',
    good: GOOD,
    middling: MIDDLING,
    source: 'Judgment: a line across the chin is often meant, one across the eyes never',
  },
  effort: 'minutes',
  part: 'subject',
  fault: 'text covers the face',
  words: {
    name: 'Text over the face',
    pass: 'The face is free of text',
    fail: 'Text covers the face',
    why: 'People look at faces first; a covered face looks like a mistake and hides the words as well.',
    fix: 'Move the text or button off the face.',
    action: 'Move the text off the face',
  },

  run({ faces, heads, things, subject, text, callToAction }) {
    const [worst] = headsIn(faces, heads, [...peopleIn(things), ...personShown(subject)])
      .map((each) => ({ ...each, cover: coverOf(each.box, text, callToAction) }))
      .toSorted((a, b) => b.sureness * b.cover.share - a.sureness * a.cover.share);
    if (!worst) return { kind: 'notApplicable', reason: MESSAGES.none };
    const { box, cover, sureness, isSeen } = worst;
    const value = 100 * cover.share * sureness;
    const covered = value > GOOD;
    // How much of a face is covered is known only if the face was seen.
    const sure = isSeen ? MESSAGES.covered : MESSAGES.hidden;
    const message = sureness < 1 ? MESSAGES.seemsCovered : sure;
    return {
      kind: 'measured',
      value,
      confidence: sureness,
      evidence: [
        { label: MESSAGES.face, box },
        ...(covered ? [{ label: MESSAGES.over, box: cover.by.box }] : []),
      ],
      observation: covered ? formatMessage(message, { what: cover.by.name }) : MESSAGES.free,
      ...(covered && { advice: formatMessage(MESSAGES.move, { what: cover.by.name }) }),
    };
  },
});

interface SeenHead {
  readonly box: Box;
  /** 0..1 */
  readonly sureness: number;
  /** Whether the face itself was seen, and not only where a head must be. */
  readonly isSeen: boolean;
}

/**
 * Confidence of a posture from which there may be a head, and from which there is one without doubt. A tenth of the
 * pictures without people reach .35. Of 32 rated ads with the report that text covers a face, one has a posture below the
 * first limit.
 */
const POSTURE = { from: 0.38, to: 0.42 } as const;

/** With more people than this, the ad is about no one's face: text covers a crowd as it covers a background. Chosen by judgment. */
const MOST_PEOPLE = 3;

/** Faces that were seen, and heads of people whose face was not seen. */
function headsIn(faces: readonly Face[], heads: readonly Head[], people: readonly Box[]): SeenHead[] {
  const seen = faces.map((face) => ({ box: face.box, sureness: facePresence(face), isSeen: true }));
  const places = people.map(withHead);
  const hidden = (people.length > MOST_PEOPLE ? [] : heads)
    .filter((head) => places.some((place) => containsPoint(place, centerOf(head.box))))
    .filter((head) => !seen.some(({ box }) => overlap(box, head.box) > 0))
    .map(({ box, confidence }) => ({
      box: withBrow(box),
      sureness: smoothStep(confidence, POSTURE.from, POSTURE.to),
      isSeen: false,
    }))
    .filter(({ sureness }) => sureness > 0);
  return [...seen, ...hidden];
}

/**
 * Share of a hidden face's height by which it may extend further up, because what is visible below a panel pulls the
 * guess down. Set on 193 mockups: no free face is reported as covered.
 */
const HIDDEN_ABOVE = 0.35;

const withBrow = ({ x, y, w, h }: Box): Box =>
  insideFrame({ x, y: y - HIDDEN_ABOVE * h, w, h: (1 + HIDDEN_ABOVE) * h });

const containsPoint = (box: Box, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;

const peopleIn = (things: readonly Thing[]): readonly Box[] =>
  things.filter(({ label }) => label === 'person').map(({ box }) => box);

const personShown = (subject: Subject | null): readonly Box[] =>
  subject && (subject.kind === 'person' || subject.kind === 'face') ? [subject.box] : [];

interface Cover {
  /** Share of the face, 0..1. */
  readonly share: number;
  /** What covers most of it. */
  readonly by: { readonly name: string; readonly box: Box };
}

function coverOf(face: Box, text: readonly TextLine[], callToAction: CallToAction | null): Cover {
  const part = (box: Box): number => overlap(box, face) / area(face);
  const lines = text.map((line) => ({ name: lineName(line), box: line.box }));
  const button = callToAction ? [{ name: quote(callToAction.text), box: callToAction.box }] : [];
  const [by = { name: '', box: face }] = [...button, ...lines].toSorted((a, b) => part(b.box) - part(a.box));
  const written = lines.reduce((sum, { box }) => sum + part(box), 0);
  return { share: Math.min(1, Math.max(written, ...button.map(({ box }) => part(box)))), by };
}
