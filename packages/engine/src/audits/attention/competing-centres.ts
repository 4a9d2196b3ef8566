import type { AttentionCenter } from '../../artifacts/artifacts.ts';
import { type Evidence, defineAudit } from '../../audit.ts';
import {
  centerBox,
  centerName,
  mergedOn,
  mergedWithin,
  rivalCenters,
} from '../../computed/attention/centers.ts';
import { contentAt } from '../../computed/layout/picture-content.ts';
import { formatValue } from '../../format-value.ts';
import { levelOf } from '../../messages/level.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';

const NAME = 'Competing focal points';
const SHOWN = 5;

/** Number of equally strong focal points. */
const GOOD = 2.1;

/** Number of focal points up to which there are not too many. */
const FEW = 2;

/** The strongest leads if it gets this many times the attention of the next, however many others there are. Chosen by judgment. */
const LEADS = 1.6;

const CURVE = {
  shape: 'falling',
  good: GOOD,
  middling: 4.2,
  source:
    'Judgment, on the spread of real ads, whose median is 2.5: a focal point and one or two in support; three to four looks a second leave room for no more',
} as const satisfies Curve;

const MESSAGES = {
  one: 'One focal point: no other area comes near it.',
  few: 'One area leads, and another supports it.',
  leads: 'One area clearly leads over the others.',
  two: 'Two areas draw the eye about equally.',
  oneThing: '{first} is the focal point, and no other area comes near it.',
  fewThing: '{first} leads, and one other area supports it.',
  leadsThing: '{first} clearly leads over the other areas.',
  many: 'About {count} focal points {level, select, poor {compete for} other {share}} attention.',
  leadToShown: 'Set the headline next to the main subject, so that both read as one focal point.',
  choose: 'Let one focal point lead and one support it.',
  strongest: 'Strongest focal point ({share} of attention)',
  strongestThing: 'Strongest focal point: {thing} ({share} of attention)',
  rival: 'Rival focal point ({share} of attention)',
  rivalThing: 'Rival focal point: {thing} ({share} of attention)',
  none: 'We could not find a focal point in this picture.',
  fault: 'too many spots compete for attention',
} as const;

export default defineAudit({
  id: 'competing-centres',
  needs: ['attention', 'subject', 'objects', 'elements'],
  optionalNeeds: ['subject', 'objects', 'elements'],
  unit: 'count',
  curve: CURVE,
  effort: 'redesign',
  detail: 'rivals',
  part: 'focalPoint',
  aspect: 'attention',
  onVideo: 'score-only',
  fault: MESSAGES.fault,
  words: {
    name: NAME,
    pass: 'Few things compete for attention',
    fail: 'Too many focal points compete',
    why: 'Viewers give an ad three or four glances, and every strong focal point takes one from the message.',
    fix: 'Decide on one focal point, and let one other support it.',
    action: 'Reduce the number of focal points',
  },

  run({ attention, subject, objects, elements: { headline } }) {
    const shown = mergedOn(attention.centres, subject);
    // Two lines of one headline are read as one thing.
    const centers = headline ? mergedWithin(shown, headline.box) : shown;
    const [strongest, second] = centers;
    if (!strongest) return { kind: 'notApplicable', reason: MESSAGES.none };
    const value = rivalCenters(centers);
    const rivals = centers.slice(1, SHOWN);
    const allShown = rivals.every((center) => contentAt(centerBox(center), { subject, objects }) !== null);
    const leads = !second || strongest.share >= LEADS * second.share;
    const many = Math.round(value) > FEW && !leads;
    const values = {
      first: centerName(strongest, ''),
      count: Math.round(value),
      level: levelOf(value, CURVE),
    };
    return {
      kind: 'measured',
      value,
      evidence: [
        ...rivals.map((center) => marked(center, MESSAGES.rival, MESSAGES.rivalThing)),
        marked(strongest, MESSAGES.strongest, MESSAGES.strongestThing),
      ],
      ...(leads && Math.round(value) > FEW && { title: NAME, advice: '' }),
      observation: formatMessage(
        many ? MESSAGES.many : leadOf(strongest, leads, second ? rivals.length : 0),
        values,
      ),
      ...(many && { advice: allShown ? MESSAGES.leadToShown : MESSAGES.choose }),
    };
  },
});

function leadOf({ thing }: AttentionCenter, leads: boolean, others: number): string {
  const isNamed = thing !== undefined;
  if (others === 0) return isNamed ? MESSAGES.oneThing : MESSAGES.one;
  if (!leads) return MESSAGES.two;
  if (others === 1) return isNamed ? MESSAGES.fewThing : MESSAGES.few;
  return isNamed ? MESSAGES.leadsThing : MESSAGES.leads;
}

const percent = (share: number): string => formatValue(Math.round(share * 100), 'percent');

const marked = (center: AttentionCenter, unnamed: string, named: string): Evidence => ({
  label: formatMessage(center.thing === undefined ? unnamed : named, {
    thing: centerName(center, ''),
    share: percent(center.share),
  }),
  box: centerBox(center),
});
