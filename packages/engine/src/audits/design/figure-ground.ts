import { defineAudit } from '../../audit.ts';
import { placeName } from '../../computed/layout/place-name.ts';
import { formatValue } from '../../format-value.ts';
import { WHOLE_FRAME } from '../../geometry.ts';
import { say } from '../../messages/say.ts';

const AROUND = 0.3;
const GOOD = 28;

/** From here on the subject is praised. */
const FAIR = 15;

const MESSAGES = {
  clear: '{subject} stands out from its surroundings ({shown} apart in brightness; {good} or more is clear).',
  close:
    '{subject} could stand out more from its surroundings ({shown} apart in brightness; {good} or more is clear).',
  thing: 'the {thing} {place}',
  spot: 'the area {place} that people look at first',
  subject: 'the main subject',
  advice: 'Lighten or darken the background behind {short}, or set it off with a soft shadow.',
  label: '{shown} apart in brightness',
} as const;

export default defineAudit({
  id: 'figure-ground',
  needs: ['layout', 'attention'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 5,
    source:
      'Direction: figure-ground contrast eases processing (Reber, Schwarz, Winkielman 2004); points: judgment',
  },
  effort: 'hour',
  words: {
    name: 'Subject and background',
    pass: 'The subject stands out from its background',
    fail: 'The subject blends into its background',
    why: 'A subject clearly lighter or darker than its background is seen first and understood fastest.',
    fix: 'Lighten, darken or blur the background behind the subject.',
    action: 'Separate the subject from its background',
  },

  run({ layout, attention }) {
    const value = layout.figureGround * 100;
    const peak = attention.centres[0];
    const box = peak ? { x: peak.x - AROUND / 2, y: peak.y - AROUND / 2, w: AROUND, h: AROUND } : WHOLE_FRAME;
    const thing = peak?.thing;
    const values = {
      shown: formatValue(value, 'percent'),
      good: formatValue(GOOD, 'percent'),
      place: placeName(box),
      ...(thing !== undefined && { thing }),
      short: thing === undefined ? MESSAGES.subject : `the ${thing}`,
    };
    const subject = !peak ? MESSAGES.subject : thing === undefined ? MESSAGES.spot : MESSAGES.thing;
    return {
      kind: 'measured',
      value,
      evidence: [{ label: say(MESSAGES.label, values), box }],
      observation: say(value < FAIR ? MESSAGES.close : MESSAGES.clear, {
        ...values,
        subject: say(subject, values),
      }),
      ...(value < FAIR && { advice: say(MESSAGES.advice, values) }),
    };
  },
});
