import type { TextLine } from '../../artifacts/artifacts.ts';
import type { FaultState } from '../../audit.ts';
import { joinedList } from '../../messages/joined-list.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { AuditResult } from '../../report.ts';
import { lineAt } from '../ad/ad-parts.ts';
import { isElement, isSurePart } from '../doubt.ts';
import { type Facts, artifactIn, isVideoReport } from '../facts.ts';

/** Faults that several things can share: 'the offer and the button are hard to read'. */
const STATES = {
  faint: '{count, plural, one {{things} is hard to read} other {{things} are hard to read}}',
  overlooked: '{count, plural, one {{things} is easy to miss} other {{things} are easy to miss}}',
  small: '{count, plural, one {{things} is set too small} other {{things} are set too small}}',
  onBusy:
    '{count, plural, one {{things} sits on a busy background} other {{things} sit on a busy background}}',
  blends:
    '{count, plural, one {{things} blends into the background} other {{things} blend into the background}}',
  goneSoon:
    '{count, plural, one {{things} is gone before it can be read} other {{things} are gone before they can be read}}',
  covered:
    '{count, plural, one {{things} sits under the platform’s buttons} other {{things} sit under the platform’s buttons}}',
} as const satisfies Record<FaultState, string>;

interface State {
  readonly state: FaultState;
  readonly thing: string;
}

/** A fault as a complete clause, or as a named thing and its state. */
export type FaultPhrase = State | string;

interface Clause {
  /** The subject of the clause; null if the fault came as a complete clause. */
  readonly things: string | null;
  readonly text: string;
}

/** Joins faults into one clause. Groups things with the same fault, and names a thing only once if two of its faults are adjacent. */
export const joinFaults = (faults: readonly FaultPhrase[]): string =>
  [...Map.groupBy(faults, (fault) => (typeof fault === 'string' ? fault : fault.state)).values()]
    .map(clauseOf)
    .reduce<Clause | null>(
      (before, clause) => ({ things: clause.things, text: before ? joined(before, clause) : clause.text }),
      null,
    )?.text ?? '';

function clauseOf(alike: readonly FaultPhrase[]): Clause {
  const [first = ''] = alike;
  if (typeof first === 'string') return { things: null, text: first };
  const names = [...new Set(alike.flatMap((fault) => (typeof fault === 'string' ? [] : [fault.thing])))];
  const things = joinedList(names);
  return { things, text: formatMessage(STATES[first.state], { count: names.length, things }) };
}

const joined = (before: Clause, { things, text }: Clause): string =>
  things !== null && things === before.things
    ? formatMessage(ALSO, { said: before.text, more: text.slice(things.length + 1) })
    : formatMessage(AND, { said: before.text, clause: text });

const AND = '{said}, and {clause}';
const ALSO = '{said} and {more}';

export const THINGS = {
  headline: 'the headline',
  subhead: 'the subhead',
  offer: 'the offer',
  callToAction: 'the call to action',
  brand: 'the brand name',
  legal: 'the fine print',
  body: 'the supporting text',
  label: 'the supporting text',
} as const;

/** Whether the line is an offer, such as a price or a gift, but not the one we found to be the ad's main offer. */
function isOtherOffer(line: Pick<TextLine, 'role' | 'box'> | null, facts: Facts): boolean {
  const offer = artifactIn(facts, 'elements')?.offer;
  if (line?.role !== 'offer' || !offer || isVideoReport(facts)) return false;
  return !offer.lines.some((at) => artifactIn(facts, 'text')?.[at]?.box === line.box);
}

/** What to call the first line that the audit marks: 'the offer'. */
export function lineIn({ evidence }: AuditResult, facts: Facts): string {
  const line = lineAt(evidence[0]?.box, facts);
  const foundRole: string = line?.role ?? 'body';
  const role =
    (isElement(foundRole) && !isSurePart(foundRole, facts)) || isOtherOffer(line, facts) ? 'body' : foundRole;
  return role in THINGS ? THINGS[role as keyof typeof THINGS] : THINGS.body;
}
