import { earliest } from '../computed/video/spans.ts';
import { firstSaid, promiseLines } from '../computed/video/message.ts';
import { formatValue } from '../format-value.ts';
import { say } from '../messages/say.ts';
import type { AuditResult } from '../report.ts';
import { type Facts, found } from './facts.ts';
import { type Fault, lineIn } from './verdict-things.ts';

const MESSAGES = {
  noPromise: 'we could not find a headline or an offer',
  promiseMissed: 'the {role} is easy to miss',
  promiseLate: 'the {role} comes only at {second}',
  wordsLate: 'the first text comes only at {second}',
  noCut: 'one shot of {seconds} never cuts',
  openingLong: 'the opening shot runs for {seconds}',
  openingDark: 'the first {seconds} are dark',
  noAction: 'we could not find a call to action',
  actionLate: 'the call to action comes only at {second}',
  actionShort: 'the call to action is gone after {seconds}',
  actionShare: 'the call to action is on screen for {share} of the time',
  noBrand: 'we could not find a brand name',
  brandLate: 'the brand first appears at {second}',
  brandShare: 'the brand is on screen for {share} of the time',
  shots: 'the average shot lasts {seconds}',
  openingSlow: 'the opening is cut too slowly',
  openingFast: 'the opening is cut too fast',
  still: 'the shots hardly move',
  restless: 'the picture never rests',
  evenCuts: 'the cuts follow an even beat',
  oneLongShot: 'one long shot breaks the rhythm',
  noEndCard: 'it does not end on a card with brand and call to action',
  tooLong: 'its {seconds} are longer than feeds advise',
  tooShort: 'its {seconds} leave no time for a message',
  lull: 'nothing new happens for {seconds}',
  noCaptions: 'with the sound off, {share} of the speech is lost',
  noSound: 'it has no sound',
  mostlySilent: 'most of it is silent',
  quiet: 'it is quieter than what plays around it',
  loud: 'it is louder than what plays around it',
  bars: 'black bars take {share} of the frame',
} as const;

type Phrase = (audit: AuditResult, facts: Facts) => Fault;

/** What the checks over time found, as clauses of a sentence, with their seconds. */
export const VIDEO_FAULTS: Readonly<Record<string, Phrase>> = {
  'hook-message': (_, facts) => {
    const said = firstSaid(promiseLines(found(facts, 'scenes')?.text ?? []));
    if (!said) return MESSAGES.noPromise;
    const { role, start } = said.line;
    return said.inPassing
      ? say(MESSAGES.promiseMissed, { role })
      : say(MESSAGES.promiseLate, { role, second: seconds(start) });
  },
  'opening-words': ({ value }) => say(MESSAGES.wordsLate, { second: seconds(value) }),
  'opening-cut': ({ value, evidence }) =>
    say(evidence[0]?.second === 0 ? MESSAGES.noCut : MESSAGES.openingLong, { seconds: seconds(value) }),
  'opening-light': ({ value }) => say(MESSAGES.openingDark, { seconds: seconds(value) }),
  'call-to-action-time': ({ evidence: [first] }) =>
    first?.second === undefined
      ? MESSAGES.noAction
      : say(MESSAGES.actionLate, { second: seconds(first.second) }),
  'call-to-action-hold': ({ value }) => say(MESSAGES.actionShort, { seconds: seconds(value) }),
  'call-to-action-share-of-time': ({ value }) => say(MESSAGES.actionShare, { share: share(value) }),
  'brand-first-seen': ({ evidence: [first], value }, facts) =>
    earliest(found(facts, 'scenes')?.brand ?? [])
      ? say(MESSAGES.brandLate, { second: seconds(first?.second ?? value) })
      : MESSAGES.noBrand,
  'brand-time': ({ value }, facts) =>
    earliest(found(facts, 'scenes')?.brand ?? [])
      ? say(MESSAGES.brandShare, { share: share(value) })
      : MESSAGES.noBrand,
  'shot-length': ({ value }) => say(MESSAGES.shots, { seconds: seconds(value) }),
  'opening-pace': ({ value }) => ((value ?? 0) < 4 ? MESSAGES.openingSlow : MESSAGES.openingFast),
  'motion-energy': ({ value }) => ((value ?? 0) < 20 ? MESSAGES.still : MESSAGES.restless),
  'shot-variety': ({ value }) => ((value ?? 0) < 50 ? MESSAGES.evenCuts : MESSAGES.oneLongShot),
  'end-card': () => MESSAGES.noEndCard,
  'duration-fit': ({ value }) =>
    say((value ?? 0) > 10 ? MESSAGES.tooLong : MESSAGES.tooShort, { seconds: seconds(value) }),
  'longest-lull': ({ value }) => say(MESSAGES.lull, { seconds: seconds(value) }),
  'reading-time': (audit, facts) => ({ state: 'goneSoon', thing: lineIn(audit, facts) }),
  'text-contrast-over-time': (audit, facts) => ({ state: 'faint', thing: lineIn(audit, facts) }),
  'safe-zone-over-time': (audit, facts) => ({ state: 'covered', thing: lineIn(audit, facts) }),
  'caption-cover': ({ value }) => say(MESSAGES.noCaptions, { share: share(100 - (value ?? 0)) }),
  'sound-time': ({ value }) => (value === 0 ? MESSAGES.noSound : MESSAGES.mostlySilent),
  loudness: ({ value }) => ((value ?? 0) < -14 ? MESSAGES.quiet : MESSAGES.loud),
  letterbox: ({ value }) => say(MESSAGES.bars, { share: share(value) }),
};

const seconds = (value: number | null): string => formatValue(value ?? 0, 'seconds');
const share = (value: number | null): string => formatValue(value ?? 0, 'percent');
