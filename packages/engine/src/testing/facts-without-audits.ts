import type { Artifacts } from '../audit.ts';
import type { Facts } from '../writer/facts.ts';
import { factsWith } from './facts-with.ts';
import { textLine } from './index.ts';

/** A headline with high contrast, and a line nearly as large with low contrast. */
export const TWO_LINES = [
  textLine({ text: 'Hot until the summit', role: 'headline', height: 0.09, contrast: 12 }),
  textLine({ text: 'Steel, inside and out', role: 'body', height: 0.08, contrast: 2.4 }),
] as const;

/** Without audits nothing is praised, so any weakness can be reported. */
export function factsWithoutAudits(overrides: Partial<Artifacts> = {}): Facts {
  const { facts } = factsWith('headline-size', { text: TWO_LINES, ...overrides });
  return { ...facts, total: { ...facts.total, audits: [] } };
}
