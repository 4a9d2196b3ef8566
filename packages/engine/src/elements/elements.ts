import type { Box } from '../geometry.ts';

/** What a line of text is for. `label` is printed on a product or thing in the picture; `noise` is not part of the ad's text. */
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

/** One thing that the ad says, as used in the report. */
export interface Element {
  readonly text: string;
  /** Calibrated probability that this is right, 0..1: 7 of 10 elements at 0.7 are. */
  readonly p: number;
  readonly box: Box;
  /** Indices of its lines in `artifacts.text`; empty for a sign without letters. */
  readonly lines: readonly number[];
  /** Set when a person said so; `p` is 1 then. */
  readonly told?: true;
  /** Set when a vision reader said so and the picture bears it out. */
  readonly read?: true;
}

export interface Subject {
  readonly kind: 'product' | 'person' | 'face' | 'scene';
  readonly box: Box;
  readonly p: number;
  readonly told?: true;
}

/** One reading of the picture's headline. */
export interface LikelyHeadline {
  /** Indices of its lines in `artifacts.text`. */
  readonly lines: readonly number[];
  /** Its probability; those of all readings add up to 1. */
  readonly p: number;
  /** How much more general its meaning is than its words suggest, -10..10; missing when that was not measured. */
  readonly general?: number;
}

/** Who speaks, and what is said, asked, offered, and shown. null means not found, which is not proof of absence. */
export interface Elements {
  readonly headline: Element | null;
  readonly subhead: Element | null;
  readonly brand: Element | null;
  readonly request: Element | null;
  readonly offer: Element | null;
  readonly subject: Subject | null;
  /** Other requests to act, likeliest first; missing in results stored by older engines. */
  readonly rivals?: readonly Element[];
  /**
   * Probability that the ad asks for something although no request was found, 0..1. Missing when that is unlikely; 0 when a
   * person said there is no request.
   */
  readonly mayAsk?: number;
  /**
   * Probability that the likeliest name is the advertiser's although no brand was found, 0..1. Missing when that is unlikely; 0
   * when a person said there is no brand.
   */
  readonly mayName?: number;
  /** Words on products and things in the picture. */
  readonly labels: readonly Element[];
  /** Possible headlines, likeliest first. */
  readonly headlines: readonly LikelyHeadline[];
  /** For each line of `artifacts.text`, the probability of each role; a row adds up to 1. Missing roles count as 0. */
  readonly roles: readonly Partial<Record<LineRole, number>>[];
  /** Places that a person wants kept clear. */
  readonly protect?: readonly Box[];
}
