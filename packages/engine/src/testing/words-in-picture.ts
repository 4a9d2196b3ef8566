import type { Artifacts, Audit } from '../audit.ts';
import type { TextLine } from '../artifacts/artifacts.ts';
import { readCopy } from '../gatherers/copy/index.ts';
import { type JudgedAudit, runAudit } from '../grading/run-audit.ts';
import { textLine } from './fakes/fake-elements.ts';

/** Text lines from top to bottom, all read with high confidence. The first is the headline. */
export const linesOf = (...lines: readonly (string | Partial<TextLine>)[]): readonly TextLine[] =>
  lines.map((line, at) =>
    textLine({
      role: at === 0 ? 'headline' : 'body',
      confidence: 0.99,
      box: { x: 0.1, y: 0.08 + at * 0.2, w: 0.6, h: 0.08 },
      ...(typeof line === 'string' ? { text: line } : line),
    }),
  );

/** Runs an audit of wording on a picture with only these lines. */
export const judgePicture = (
  audit: Audit,
  lines: readonly (string | Partial<TextLine>)[],
  others: Partial<Artifacts> = {},
): JudgedAudit =>
  runAudit(audit, { artifacts: { text: linesOf(...lines), ...others }, failures: {}, confidence: {} });

/** Runs the audit on copy without a picture. */
export function judgeCopy(audit: Audit, text: string): JudgedAudit {
  const read = readCopy(text);
  if (!read.ok) throw new Error(read.reason);
  return runAudit(audit, { artifacts: { copy: read.value }, failures: {}, confidence: {} });
}
