import type { TextLine } from '../artifacts.ts';
import { mainMark } from '../computed/brand/brand-mark.ts';
import { excerpt } from '../computed/copy/quotes.ts';
import { headlineOf } from '../computed/text/headline.ts';
import { isQuotable } from '../computed/text/line-name.ts';
import { placeName } from '../computed/layout/place-name.ts';
import { quote } from '../computed/text/quote.ts';
import { formatValue } from '../format-value.ts';
import type { AuditResult } from '../report.ts';
import { type Facts, clause, found } from './facts.ts';
import { VIDEO_FAULTS, VIDEO_STRENGTHS } from './verdict-phrases-video.ts';

type Phrase = (audit: AuditResult, facts: Facts) => string;

/** What an audit found, as a clause of a sentence: 'the offer “Save 30%” is hard to read'. */
export const faultOf = (audit: AuditResult, facts: Facts): string =>
  FAULTS[audit.id]?.(audit, facts) ??
  (audit.id.startsWith('policy-') ? clause(audit.observation.split(' (')[0] ?? '') : clause(audit.title));

export const strengthOf = (audit: AuditResult, facts: Facts): string =>
  STRENGTHS[audit.id]?.(audit, facts) ?? clause(audit.title);

const FAULTS: Readonly<Record<string, Phrase>> = {
  'call-to-action-presence': (_, facts) => {
    const action = found(facts, 'callToAction');
    if (!action) return 'we could not find a call to action';
    return action.kind === 'text'
      ? `${quote(action.text)} is not set as a button`
      : `the button ${quote(action.text)} hardly looks like one`;
  },
  'call-to-action-attention': (_, facts) => `${buttonIn(facts)} is overlooked`,
  'call-to-action-legibility': (_, facts) => `${buttonIn(facts)} is faint`,
  'call-to-action-contrast': (_, facts) => `${buttonIn(facts)} sinks into its surroundings`,
  'call-to-action-wording': (_, facts) => `${buttonIn(facts)} does not say what one gets`,
  'call-to-action-space': (_, facts) => `${buttonIn(facts)} is crowded by words`,
  'brand-presence': (_, facts) => {
    const name = brandIn(facts);
    return name === null ? 'no brand name can be read' : `${name} is hard to take for the sender`;
  },
  'brand-attention': (_, facts) => `the brand ${brandIn(facts) ?? ''} is hardly looked at`.replace('  ', ' '),
  'brand-contrast': (_, facts) => `the brand ${brandIn(facts) ?? ''} is faint`.replace('  ', ' '),
  'first-look': () => 'the eye lands beside the message first',
  'message-attention': ({ value }) => `only ${figure(value)} of attention falls on what sells`,
  'headline-attention': (_, facts) => `${headlineIn(facts)} is passed over`,
  'headline-size': (_, facts) => `${headlineIn(facts)} is small`,
  'competing-centres': ({ value }) => `${counted(value)} spots compete for the eye`,
  'focal-strength': () => 'nothing leads the eye',
  'text-contrast': (audit, facts) => `${lineIn(audit, facts)} is hard to read against the ground`,
  'text-size': (audit, facts) => `${lineIn(audit, facts)} is too small to read`,
  'text-ground': (audit, facts) => `${lineIn(audit, facts)} stands on busy ground`,
  'offer-prominence': (audit, facts) => `${lineIn(audit, facts)} is easy to miss`,
  'word-count': ({ value }) => `${Math.round(value ?? 0)} words are more than anybody reads in passing`,
  'text-hierarchy': () => 'no line leads the others',
  'message-blocks': () => 'the words are scattered',
  ...VIDEO_FAULTS,
  'copy-pull': (_, facts) => `${openingIn(facts)} is worded as losing headlines are`,
  'copy-opening-hook': (_, facts) => `${openingIn(facts)} gives no reason to read on`,
  'copy-benefits': () => 'the copy promises the reader nothing',
  clutter: ({ evidence }) => `the picture is busy${placed(evidence[0]?.box)}`,
  'white-space': ({ value }) => `${figure(value)} of the picture is calm ground`,
};

const STRENGTHS: Readonly<Record<string, Phrase>> = {
  'call-to-action-presence': (_, facts) => `${buttonIn(facts)} asks plainly`,
  'call-to-action-contrast': (_, facts) => `${buttonIn(facts)} stands out`,
  'brand-presence': (_, facts) => `${brandIn(facts) ?? 'the brand'} is clearly the sender`,
  'brand-attention': (_, facts) => `${brandIn(facts) ?? 'the brand'} gets its look`,
  'first-look': () => 'the eye lands on the message first',
  'message-attention': ({ value }) => `${figure(value)} of attention rests on what sells`,
  'headline-attention': (_, facts) => `${headlineIn(facts)} draws the eye`,
  'competing-centres': () => 'one spot leads the eye',
  'focal-strength': () => 'the eye knows where to start',
  'text-contrast': (_, facts) =>
    (headlineOf(found(facts, 'text') ?? [])?.lines ?? []).some(({ contrast }) => contrast < CLEAR)
      ? 'the words stand out from their ground'
      : `${headlineIn(facts)} stands out clearly`,
  'text-size': (_, facts) => `${headlineIn(facts)} is large enough to read`,
  'word-count': ({ value }) =>
    value === 1 ? 'its one word is read at once' : `its ${Math.round(value ?? 0)} words are read in passing`,
  'offer-prominence': (audit, facts) => `${lineIn(audit, facts)} is easy to see`,
  ...VIDEO_STRENGTHS,
  clutter: () => 'the picture is calm',
};

/** Contrast from which a line is said to stand out. */
const CLEAR = 4.5;

const openingIn = (facts: Facts): string => {
  const copy = found(facts, 'copy');
  return copy ? `the opening ${excerpt(copy.opening.text.replace(/\.$/, ''), 40)}` : 'the opening';
};

const figure = (value: number | null): string => formatValue(value ?? 0, 'percent');

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const counted = (value: number | null): string => NUMBERS[Math.round(value ?? 0)] ?? 'many';

const placed = (box: AuditResult['evidence'][number]['box']): string =>
  box === undefined ? '' : `, most of all ${placeName(box)}`;

function headlineIn(facts: Facts): string {
  const headline = headlineOf(found(facts, 'text') ?? []);
  return headline === null ? 'the headline' : `the headline ${headline.name}`;
}

function buttonIn(facts: Facts): string {
  const action = found(facts, 'callToAction');
  return action ? `the ${action.kind === 'button' ? 'button' : 'line'} ${quote(action.text)}` : 'the button';
}

function brandIn(facts: Facts): string | null {
  const mark = mainMark(found(facts, 'brand') ?? []);
  return mark && isQuotable({ text: mark.text }) ? quote(mark.text) : null;
}

const KINDS: Partial<Record<TextLine['role'], string>> = {
  headline: 'the headline',
  offer: 'the offer',
  callToAction: 'the call to action',
};

/** The line that the audit points at first: 'the offer “Save 30%”'. */
function lineIn({ evidence }: AuditResult, facts: Facts): string {
  const box = evidence[0]?.box;
  const line = (found(facts, 'text') ?? []).find(
    (each) => box && each.box.x === box.x && each.box.y === box.y && each.box.w === box.w,
  );
  if (!line) return 'part of the text';
  const kind = KINDS[line.role];
  if (!isQuotable(line)) return `${kind ?? 'the line'} ${placeName(line.box)}`;
  return kind === undefined ? quote(line.text) : `${kind} ${quote(line.text)}`;
}
