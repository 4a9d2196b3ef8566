import type { Artifacts, Audit } from '../audit.ts';
import type { TextLine } from '../artifacts/artifacts.ts';
import { readCopy } from '../gatherers/copy/index.ts';
import { type JudgedAudit, runAudit } from '../grading/run-audit.ts';
import { textLine } from './fakes/fake-elements.ts';

/** The lines of a picture, one under another, the first its headline; each surely read. */
export const linesOf = (...lines: readonly (string | Partial<TextLine>)[]): readonly TextLine[] =>
  lines.map((line, at) =>
    textLine({
      role: at === 0 ? 'headline' : 'body',
      confidence: 0.99,
      box: { x: 0.1, y: 0.08 + at * 0.2, w: 0.6, h: 0.08 },
      ...(typeof line === 'string' ? { text: line } : line),
    }),
  );

/** What an audit of wording says of a picture that says this, and of nothing else. */
export const judgePicture = (
  audit: Audit,
  lines: readonly (string | Partial<TextLine>)[],
  others: Partial<Artifacts> = {},
): JudgedAudit =>
  runAudit(audit, { artifacts: { text: linesOf(...lines), ...others }, failures: {}, confidence: {} });

/** What it says of a copy without a picture. */
export function judgeCopy(audit: Audit, text: string): JudgedAudit {
  const read = readCopy(text);
  if (!read.ok) throw new Error(read.reason);
  return runAudit(audit, { artifacts: { copy: read.value }, failures: {}, confidence: {} });
}
