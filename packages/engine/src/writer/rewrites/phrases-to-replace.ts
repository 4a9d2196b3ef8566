import type { Copy, Hit } from '../../artifacts/copy-artifacts.ts';
import { PASS_SCORE } from '../../scoring/marks.ts';
import type { AuditResult } from '../../report.ts';

/** Jargon may be short: “KPIs”, “ROI”. */
const QUOTATION = /“([^”]+)”/g;

/** The copy's stock phrases and jargon, if advice in the same report says to replace them. Advice quotes only the first few. */
export function phrasesToReplace({ style, jargon }: Copy, audits: readonly AuditResult[]): readonly string[] {
  const advised = new Set(
    audits
      .filter(({ score }) => score !== null && score < PASS_SCORE)
      .flatMap(({ fix }) => [...fix.matchAll(QUOTATION)].map(([, words]) => words)),
  );
  const isAdvised = (hits: readonly Hit[]) => hits.some(({ text }) => advised.has(text));
  return [style.worn, jargon].filter(isAdvised).flatMap((hits) => hits.map(({ text }) => text.toLowerCase()));
}
