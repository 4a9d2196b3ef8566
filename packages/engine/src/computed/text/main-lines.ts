import type { CallToAction, TextLine } from '../../artifacts/artifacts.ts';
import type { TextRole } from '../../artifacts/text-role.ts';
import { area, isMostlyIn } from '../../geometry.ts';
import { callToActionPresence } from '../layout/presence.ts';
import { smoothStep } from '../arithmetic/smooth-step.ts';

/** A line of the message, with how much of the message it is. */
export interface MainLine {
  readonly line: TextLine;
  readonly weight: number;
}

/** Against a headline. Fine print and the button's own words are judged by audits of their own. */
const ROLE_WEIGHT: Partial<Record<TextRole, number>> = { headline: 1, offer: 1.2, body: 0.5 };

/** Heights, as a share of the frame's, and tops between which body words become fine print where both are met. */
const FINE_PRINT = { from: 0.024, to: 0.01 } as const;
const LOW = { from: 0.75, to: 0.88 } as const;

/** What a brand name counts that is the picture's only message; from how many times the next line's height it becomes one. */
const NAME_AS_MESSAGE = 0.8;
const TOWERS = { from: 1.2, to: 2.2 } as const;

/** The reader keeps lines from about the lower figure; a line as sure as the upper one counts in full. */
const READ = { from: 0.62, to: 0.92 } as const;

/** What the least sure line still counts: it is often the faint one that a person cannot read either. */
const UNSURE = 0.08;

/** How much a line counts by the reader's confidence: hardly at all where it might as well not have been found. */
export const trust = (confidence: number): number =>
  UNSURE + (1 - UNSURE) * smoothStep(confidence, READ.from, READ.to);

/**
 * The lines that carry the message, in reading order; empty for a picture without words. What may be the call to action
 * is of the message as far as it is doubtful.
 */
export function mainLines(text: readonly TextLine[], callToAction: CallToAction | null): readonly MainLine[] {
  const asks = callToActionPresence(callToAction);
  const weighed = text.map((line) => {
    const free = callToAction && liesIn(line, callToAction) ? 1 - asks : 1;
    return { line, counts: free * trust(line.confidence) };
  });
  const tallest = Math.max(
    0,
    ...weighed.filter(({ line }) => isMessage(line)).map(({ line, counts }) => line.height * counts),
  );
  return weighed.flatMap(({ line, counts }) => {
    const weight = counts * roleWeight(line, tallest) * prominence(line);
    return weight > 0 ? [{ line, weight }] : [];
  });
}

/** How far small words at the foot are fine print that was read in scraps, 0..1: as body each scrap would drag the ad down. */
const fineness = ({ height, box }: TextLine): number =>
  (1 - smoothStep(height, FINE_PRINT.to, FINE_PRINT.from)) * smoothStep(box.y, LOW.from, LOW.to);

/** A line that asks is in place of a line of body, where it counts as one. */
function roleWeight(line: TextLine, tallest: number): number {
  if (line.role === 'body') return (ROLE_WEIGHT.body ?? 0) * (1 - fineness(line));
  const own = ROLE_WEIGHT[line.role === 'callToAction' ? 'body' : line.role];
  return own ?? (line.role === 'brand' ? nameWeight(line, tallest) : 0);
}

const isMessage = ({ role }: TextLine): boolean => ROLE_WEIGHT[role] !== undefined || role === 'callToAction';

/** A name speaks for itself beside a message; where it towers over everything it is the message. */
const nameWeight = ({ height }: TextLine, tallest: number): number =>
  NAME_AS_MESSAGE * (tallest > 0 ? smoothStep(height / tallest, TOWERS.from, TOWERS.to) : 1);

/** By its side, not its area: a line twice as high is not four times as important. */
export const prominence = ({ box }: TextLine): number => Math.sqrt(Math.max(area(box), 1e-6));

export const liesIn = (line: TextLine, { box }: CallToAction): boolean => isMostlyIn(line.box, box);

/** Height of the highest of some lines, as a share of the picture's height; 0 of none. @param at their places among all lines */
export const highestOf = (text: readonly TextLine[], at: readonly number[]): number =>
  Math.max(0, ...at.map((each) => text[each]?.height ?? 0));
