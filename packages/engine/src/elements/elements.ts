import type { Box } from '../geometry.ts';

/** What a line of text is for. `label` stands on a product or thing in the picture; `noise` is no text of the ad. */
export const LINE_ROLES = [
  'headline',
  'subhead',
  'offer',
  'request',
  'brand',
  'proof',
  'legal',
  'label',
  'body',
  'noise',
] as const;
export type LineRole = (typeof LINE_ROLES)[number];

/** One thing that the ad says, as the report takes it. */
export interface Element {
  readonly text: string;
  /** How likely this is the right one, 0..1; calibrated: of those at .7, seven of ten are. */
  readonly p: number;
  readonly box: Box;
  /** Places in `artifacts.text` of the lines that it is made of; empty for a sign without letters. */
  readonly lines: readonly number[];
  /** Whether a person said so; `p` is 1 then. */
  readonly told?: true;
  /** Whether a vision reader said so, and the picture bears it out. */
  readonly read?: true;
}

export interface Subject {
  readonly kind: 'product' | 'person' | 'face' | 'scene';
  readonly box: Box;
  readonly p: number;
  readonly told?: true;
}

/** What the headline is in one reading of the picture. */
export interface LikelyHeadline {
  /** Places of its lines in `artifacts.text`. */
  readonly lines: readonly number[];
  /** How likely it is; of all readings they add up to 1. */
  readonly p: number;
  /** By how much its meaning makes it more general than its words alone tell, -10..10; left out where that was not looked at. */
  readonly general?: number;
}

/** Who speaks, what is said, what is asked, what is offered, what is shown. null: not found, which is not "not there". */
export interface Elements {
  readonly headline: Element | null;
  readonly subhead: Element | null;
  readonly brand: Element | null;
  readonly request: Element | null;
  readonly offer: Element | null;
  readonly subject: Subject | null;
  /** What else asks to act, the likeliest first; left out of what was kept by older engines. */
  readonly rivals?: readonly Element[];
  /** How likely it is that something asks where no request was found, 0..1; left out where it hardly is, 0 where a person said so. */
  readonly mayAsk?: number;
  /** How likely it is that the likeliest name is the sender's where no brand was found, 0..1; left out where it hardly is. */
  readonly mayName?: number;
  /** Words on products and things in the picture. */
  readonly labels: readonly Element[];
  /** What the headline may be, the likeliest first. */
  readonly headlines: readonly LikelyHeadline[];
  /** For each line of `artifacts.text`, how likely each role is; a row adds up to 1. Roles left out are 0. */
  readonly roles: readonly Partial<Record<LineRole, number>>[];
  /** Places that a person wants nothing set on. */
  readonly protect?: readonly Box[];
}
