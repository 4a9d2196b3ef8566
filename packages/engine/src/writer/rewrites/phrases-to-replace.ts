import type { Copy, Hit } from '../../artifacts/copy-artifacts.ts';
import { quotations } from '../advice/without-repeat.ts';
import { PASS_SCORE } from '../../grading/run-audit.ts';
import type { AuditResult } from '../../report.ts';

/** The copy's stock phrases and jargon, if advice in the same report says to replace them. Advice quotes only the first few. */
export function phrasesToReplace({ style, jargon }: Copy, audits: readonly AuditResult[]): readonly string[] {
  const advised = new Set(
    audits
      .filter(({ score }) => score !== null && score < PASS_SCORE)
      .flatMap(({ fix }) => quotations(fix))
      .map((quotation) => quotation.slice(1, -1)),
  );
  const isAdvised = (hits: readonly Hit[]) => hits.some(({ text }) => advised.has(text));
  return [style.worn, jargon].filter(isAdvised).flatMap((hits) => hits.map(({ text }) => text.toLowerCase()));
}
