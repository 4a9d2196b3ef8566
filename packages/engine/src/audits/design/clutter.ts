import { defineAudit } from '../../audit.ts';
import { placeName } from '../../computed/layout/place-name.ts';
import { shownAt } from '../../computed/layout/shown.ts';
import { say } from '../../messages/say.ts';

const GOOD = 30;

/** Up to here the picture is praised, and told to be calm all the same. */
const FAIR = 52;

const MESSAGES = {
  calm: 'The picture is calm (clutter {figure} of 100; {good} or less reads at a glance).',
  fair: 'The picture is fairly calm (clutter {figure} of 100; {good} or less reads at a glance).',
  busy: 'The picture is busy overall (clutter {figure} of 100; {good} or less reads at a glance).',
  busiest: 'The picture is busiest {place} (clutter {figure} of 100; {good} or less reads at a glance).',
  keep: 'Leave {shown} untouched, and simplify only the background.',
  simplify: 'Start {place}: simplify or blur the background there.',
  ifBackground: 'Start {place}: if that is background, simplify or blur it.',
  label: 'Busiest area, {place}',
  fault: 'the picture is cluttered',
} as const;

export default defineAudit({
  id: 'clutter',
  needs: ['clutter', 'subject', 'objects'],
  spares: ['subject', 'objects'],
  unit: 'points',
  curve: {
    shape: 'falling',
    good: GOOD,
    middling: 68,
    source:
      'Direction: feature complexity lowers attention to the brand and liking (Pieters, Wedel, Batra 2010); points: judgment on the 0-100 scale of people’s ratings (SAVOIAS ads)',
  },
  effort: 'redesign',
  part: 'space',
  praise: { words: 'a clean layout', rank: 26, minor: true },
  fault: MESSAGES.fault,
  words: {
    name: 'Clutter',
    pass: 'The picture is easy to take in',
    fail: 'The picture is too busy for a glance',
    why: 'Every texture, edge and color competes with the message for the second or two an ad gets.',
    fix: 'Remove what does not sell, and set the main subject on a plain background.',
    action: 'Clear away clutter',
  },

  run({ clutter, subject, objects }) {
    const shown = shownAt(clutter.busiest, { subject, objects });
    const values = {
      place: placeName(clutter.busiest),
      figure: Math.round(clutter.score),
      good: GOOD,
      ...(shown !== null && { shown }),
    };
    return {
      kind: 'measured',
      value: clutter.score,
      evidence: [{ label: say(MESSAGES.label, values), box: clutter.busiest }],
      observation: say(messageFor(clutter.score, shown), values),
      ...(clutter.score > GOOD && { advice: say(adviceOn(shown, subject !== null), values) }),
    };
  },
});

/** The place is told where something can be done about it: not of what the ad shows. */
function messageFor(score: number, shown: string | null): string {
  if (score <= GOOD) return MESSAGES.calm;
  if (score <= FAIR) return MESSAGES.fair;
  return shown === null ? MESSAGES.busiest : MESSAGES.busy;
}

/** Where no subject was found, what is busy may be one. */
function adviceOn(shown: string | null, subjectFound: boolean): string {
  if (shown !== null) return MESSAGES.keep;
  return subjectFound ? MESSAGES.simplify : MESSAGES.ifBackground;
}
