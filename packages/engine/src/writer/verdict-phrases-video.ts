import { lineName, markName } from '../computed/text/line-name.ts';
import { quote } from '../computed/text/quote.ts';
import { earliest } from '../computed/video/spans.ts';
import { firstSaid, promiseLines } from '../computed/video/message.ts';
import { formatValue } from '../format-value.ts';
import type { AuditResult } from '../report.ts';
import { type Facts, found } from './facts.ts';

type Phrase = (audit: AuditResult, facts: Facts) => string;

/** What the checks over time found, as clauses of a sentence, with their seconds. */
export const VIDEO_FAULTS: Readonly<Record<string, Phrase>> = {
  'hook-message': (_, facts) => {
    const said = firstSaid(promiseLines(found(facts, 'scenes')?.text ?? []));
    if (!said) return 'no headline or offer stands on the screen';
    const line = `the ${said.line.role} ${quote(said.line.text)}`;
    return said.inPassing ? `${line} is hardly seen` : `${line} comes only at ${seconds(said.line.start)}`;
  },
  'opening-words': ({ value }) => `the first words come only at ${seconds(value)}`,
  'opening-cut': ({ value, evidence }) =>
    evidence[0]?.second === 0
      ? `one shot of ${seconds(value)} never cuts`
      : `the opening shot runs for ${seconds(value)}`,
  'opening-light': ({ value }) => `the first ${seconds(value)} are dark`,
  'call-to-action-time': ({ evidence: [first] }, facts) =>
    first?.second === undefined
      ? 'nothing on the screen asks for an action'
      : `${actionIn(facts)} comes only at ${seconds(first.second)}`,
  'call-to-action-hold': ({ value }, facts) => `${actionIn(facts)} is gone after ${seconds(value)}`,
  'call-to-action-share-of-time': ({ value }, facts) =>
    `${actionIn(facts)} stands for ${formatValue(value ?? 0, 'percent')} of the time`,
  'brand-first-seen': (audit, facts) =>
    audit.evidence[0]?.box === undefined
      ? 'no brand name is read at any time'
      : `${brandIn(facts)} is first seen at ${seconds(secondOf(audit))}`,
  'brand-time': ({ value }, facts) =>
    `${brandIn(facts)} is seen for ${formatValue(value ?? 0, 'percent')} of the time`,
  'shot-length': ({ value }) => `the shots last ${seconds(value)} on average`,
  'opening-pace': ({ value }) =>
    (value ?? 0) < 4 ? 'the opening is cut too slowly' : 'the opening is cut too fast',
  'motion-energy': ({ value }) => ((value ?? 0) < 20 ? 'the shots hardly move' : 'the picture never rests'),
  'shot-variety': ({ value }) =>
    (value ?? 0) < 50 ? 'the cuts come at an even beat' : 'one long shot breaks the rhythm of the cuts',
  'end-card': () => 'it does not close on a card with brand and call to action',
  'duration-fit': ({ value }) =>
    (value ?? 0) > 10
      ? `its ${seconds(value)} are more than feeds advise`
      : `its ${seconds(value)} leave no time for a message`,
  'longest-lull': ({ value }) => `for ${seconds(value)} nothing new comes`,
  'reading-time': (audit, facts) => `${lineIn(audit, facts)} is gone before it can be read`,
  'text-contrast-over-time': (audit, facts) => `${lineIn(audit, facts)} sinks into the picture`,
  'safe-zone-over-time': (audit, facts) => `${lineIn(audit, facts)} lies under the platforms’ controls`,
  'caption-cover': ({ value }) =>
    `with the sound off ${formatValue(100 - (value ?? 0), 'percent')} of the speech is lost`,
  'sound-time': ({ value }) => (value === 0 ? 'it has no sound' : 'most of it is silent'),
  loudness: ({ value }) => `it is ${(value ?? 0) < -14 ? 'quieter' : 'louder'} than what plays around it`,
  letterbox: ({ value }) => `black bars take ${formatValue(value ?? 0, 'percent')} of the frame`,
};

export const VIDEO_STRENGTHS: Readonly<Record<string, Phrase>> = {
  'hook-message': (_, facts) => {
    const promise = firstSaid(promiseLines(found(facts, 'scenes')?.text ?? []))?.line;
    return promise ? `the opening promises ${quote(promise.text)}` : 'the opening says what it is about';
  },
  'brand-first-seen': (audit, facts) =>
    secondOf(audit) === 0
      ? `${brandIn(facts)} is seen from the start`
      : `${brandIn(facts)} is seen from ${seconds(secondOf(audit))}`,
  'call-to-action-time': (_, facts) => `${actionIn(facts)} leaves time to follow it`,
  'duration-fit': ({ value }) => `its ${seconds(value)} suit the feeds`,
  'caption-cover': () => 'it is understood with the sound off',
};

/** When it is seen, where the value counts something else. */
const secondOf = ({ evidence: [first], value }: AuditResult): number => first?.second ?? value ?? 0;

const seconds = (value: number | null): string => formatValue(value ?? 0, 'seconds');

function actionIn(facts: Facts): string {
  const action = earliest(found(facts, 'scenes')?.callToAction ?? []);
  return action ? `the request ${quote(action.text)}` : 'the call to action';
}

function brandIn(facts: Facts): string {
  const mark = earliest(found(facts, 'scenes')?.brand ?? []);
  return mark ? `the brand ${markName(mark)}` : 'the brand';
}

/** The line that the audit points at first. */
function lineIn({ evidence: [first] }: AuditResult, facts: Facts): string {
  const { text, brand } = found(facts, 'scenes') ?? { text: [], brand: [] };
  const line = [...text, ...brand].find(({ box: { x, y } }) => x === first?.box?.x && y === first.box.y);
  return line ? lineName(line) : 'a line';
}
