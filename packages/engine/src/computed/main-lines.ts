import type { CallToAction, TextLine, TextRole } from '../artifacts.ts';
import { area, overlap } from '../geometry.ts';

/** A line of the message, with how much of the message it is. */
export interface MainLine {
  readonly line: TextLine;
  readonly weight: number;
}

/** Against a headline. Brand, fine print and the button's own words are judged by audits of their own. */
const ROLE_WEIGHT: Partial<Record<TextRole, number>> = { headline: 1, offer: 0.9, body: 0.5 };

/** What a line still counts that the reader is not sure of: it is often the faint one that a person cannot read either. */
const UNSURE = 0.4;

export const trust = (confidence: number): number => UNSURE + (1 - UNSURE) * confidence;

/** The lines that carry the message, in reading order; empty for a picture without words. */
export function mainLines(text: readonly TextLine[], callToAction: CallToAction | null): readonly MainLine[] {
  return text.flatMap((line) => {
    const role = ROLE_WEIGHT[line.role];
    if (role === undefined || (callToAction && liesIn(line, callToAction))) return [];
    return [{ line, weight: role * trust(line.confidence) * prominence(line) }];
  });
}

/** By its side, not its area: a line twice as high is not four times as important. */
export const prominence = ({ box }: TextLine): number => Math.sqrt(Math.max(area(box), 1e-6));

export const liesIn = (line: TextLine, { box }: CallToAction): boolean =>
  overlap(line.box, box) > area(line.box) / 2;
