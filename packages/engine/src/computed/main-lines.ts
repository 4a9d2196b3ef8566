import type { CallToAction, TextLine, TextRole } from '../artifacts.ts';
import { area, overlap } from '../geometry.ts';
import { smoothStep } from './smooth-step.ts';

/** A line of the message, with how much of the message it is. */
export interface MainLine {
  readonly line: TextLine;
  readonly weight: number;
}

/** Against a headline. Fine print and the button's own words are judged by audits of their own. */
const ROLE_WEIGHT: Partial<Record<TextRole, number>> = { headline: 1, offer: 1.2, body: 0.5 };

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

/** The lines that carry the message, in reading order; empty for a picture without words. */
export function mainLines(text: readonly TextLine[], callToAction: CallToAction | null): readonly MainLine[] {
  const free = text.filter((line) => !callToAction || !liesIn(line, callToAction));
  const tallest = Math.max(0, ...free.filter(isMessage).map((line) => line.height * trust(line.confidence)));
  return free.flatMap((line) => {
    const role = ROLE_WEIGHT[line.role] ?? (line.role === 'brand' ? nameWeight(line, tallest) : 0);
    return role > 0 ? [{ line, weight: role * trust(line.confidence) * prominence(line) }] : [];
  });
}

const isMessage = ({ role }: TextLine): boolean => ROLE_WEIGHT[role] !== undefined;

/** A name speaks for itself beside a message; where it towers over everything it is the message. */
const nameWeight = ({ height }: TextLine, tallest: number): number =>
  NAME_AS_MESSAGE * (tallest > 0 ? smoothStep(height / tallest, TOWERS.from, TOWERS.to) : 1);

/** By its side, not its area: a line twice as high is not four times as important. */
export const prominence = ({ box }: TextLine): number => Math.sqrt(Math.max(area(box), 1e-6));

export const liesIn = (line: TextLine, { box }: CallToAction): boolean =>
  overlap(line.box, box) > area(line.box) / 2;
