import type { Fault } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { AuditResult } from '../../report.ts';
import { auditOf } from '../../rubrics/audit-of.ts';
import { type Facts, asClause, artifactIn } from '../facts.ts';
import { type FaultPhrase, THINGS, lineIn } from './verdict-things.ts';

const BUTTON = 'the button';
const SOME_TEXT = 'some of the text';

/** The verdict's phrase for what an audit found wrong; the audit's title if it declares no phrase. */
export function faultPhrase(audit: AuditResult, facts: Facts): FaultPhrase {
  const judging = auditOf(audit.id);
  const declared = judging?.fault;
  const fault = typeof declared === 'function' ? declared(audit, facts.gathered.artifacts) : declared;
  if (!judging || fault === undefined) return asClause(audit.title);
  if (typeof fault === 'string')
    return formatMessage(fault, { value: formatValue(audit.value ?? 0, judging.unit) });
  return { state: fault.state, thing: nameOf(fault.thing, audit, facts) };
}

function nameOf(thing: Extract<Fault, object>['thing'], audit: AuditResult, facts: Facts): string {
  if (thing === 'line') return lineIn(audit, facts);
  // Even a small offer may be among the most visible lines, so it is not named here. The report says below which lines are small.
  if (thing === 'text') return lineIn(audit, facts) === THINGS.headline ? THINGS.headline : SOME_TEXT;
  if (thing === 'button')
    return artifactIn(facts, 'callToAction')?.kind === 'button' ? BUTTON : THINGS.callToAction;
  return THINGS[thing];
}
