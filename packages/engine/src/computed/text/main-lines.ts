import type { CallToAction, TextLine } from '../../artifacts/artifacts.ts';
import type { TextRole } from '../../artifacts/text-role.ts';
import { area, isMostlyIn } from '../../geometry.ts';
import { callToActionPresence } from '../layout/presence.ts';
import { smoothStep } from '../arithmetic/smooth-step.ts';

/** A line of the message, weighted by how much of the message it is. */
export interface MainLine {
  readonly line: TextLine;
  readonly weight: number;
}

/** Relative to a headline. Fine print and the button's own words have their own audits. */
const ROLE_WEIGHT: Partial<Record<TextRole, number>> = { headline: 1, offer: 1.2, body: 0.5 };

/** Body text fades into fine print between these heights (shares of the frame) and, in LOW, these top positions; both must hold. */
const FINE_PRINT = { from: 0.024, to: 0.01 } as const;
const LOW = { from: 0.75, to: 0.88 } as const;

/** Weight of a brand name that is the only message, and from how many times the next line's height it becomes one. */
const NAME_AS_MESSAGE = 0.8;
const TOWERS = { from: 1.2, to: 2.2 } as const;

/** OCR keeps lines from about the lower confidence on; a line at the upper one counts fully. */
const READ = { from: 0.62, to: 0.92 } as const;

/** Weight of the least certain line. It is often a faint one that people cannot read either. */
const UNSURE = 0.08;

/** How much a line counts by its OCR confidence: almost nothing for one that was nearly not detected. */
export const confidenceWeight = (confidence: number): number =>
  UNSURE + (1 - UNSURE) * smoothStep(confidence, READ.from, READ.to);

/**
 * The lines that carry the message, in reading order; empty for a picture without words. A possible call to action is part
 * of the message to the extent that it is doubtful.
 */
export function mainLines(text: readonly TextLine[], callToAction: CallToAction | null): readonly MainLine[] {
  const asks = callToActionPresence(callToAction);
  const weighed = text.map((line) => {
    const free = callToAction && isInsideCallToAction(line, callToAction) ? 1 - asks : 1;
    return { line, counts: free * confidenceWeight(line.confidence) };
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

/** How far small words at the bottom are fine print, 0..1. As body text, each scrap of them would drag the ad down. */
const fineness = ({ height, box }: TextLine): number =>
  (1 - smoothStep(height, FINE_PRINT.to, FINE_PRINT.from)) * smoothStep(box.y, LOW.from, LOW.to);

/** A call to action line counts like body text. */
function roleWeight(line: TextLine, tallest: number): number {
  if (line.role === 'body') return (ROLE_WEIGHT.body ?? 0) * (1 - fineness(line));
  const own = ROLE_WEIGHT[line.role === 'callToAction' ? 'body' : line.role];
  return own ?? (line.role === 'brand' ? nameWeight(line, tallest) : 0);
}

const isMessage = ({ role }: TextLine): boolean => ROLE_WEIGHT[role] !== undefined || role === 'callToAction';

/** A brand name next to a message is not part of it, but a name that towers over everything is the message. */
const nameWeight = ({ height }: TextLine, tallest: number): number =>
  NAME_AS_MESSAGE * (tallest > 0 ? smoothStep(height / tallest, TOWERS.from, TOWERS.to) : 1);

/** Square root of the area: a line twice as high is not four times as important. */
export const prominence = ({ box }: TextLine): number => Math.sqrt(Math.max(area(box), 1e-6));

export const isInsideCallToAction = (line: TextLine, { box }: CallToAction): boolean =>
  isMostlyIn(line.box, box);

/** Height of the tallest of some lines, as a share of the picture's height; 0 for none. @param at indices into `text` */
export const tallestOf = (text: readonly TextLine[], at: readonly number[]): number =>
  Math.max(0, ...at.map((each) => text[each]?.height ?? 0));
