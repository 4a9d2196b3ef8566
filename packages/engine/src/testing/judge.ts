import type { Artifacts, Audit, Finding } from '../audit.ts';
import { readCopy } from '../gatherers/copy/index.ts';
import { type JudgedAudit, runAudit } from '../grading/run-audit.ts';
import { fakeArtifacts } from './fakes/fake-artifacts.ts';

/** One audit's result on the fake banner with these overrides, as the report would show it. */
export const judge = (audit: Audit, overrides: Partial<Artifacts> = {}): JudgedAudit =>
  runAudit(audit, { artifacts: fakeArtifacts(overrides), failures: {}, confidence: {} });

/** Its score; -1 when nothing was judged, so that a comparison of scores fails. */
export const judgedScore = (audit: Audit, overrides: Partial<Artifacts> = {}): number =>
  judge(audit, overrides).score ?? -1;

/**
 * What an audit of the copy measures in it.
 * @throws when the copy cannot be read or the audit does not measure it
 */
export function measuredInCopy(audit: Audit<'copy'>, text: string): Extract<Finding, { kind: 'measured' }> {
  const read = readCopy(text);
  if (!read.ok) throw new Error(read.reason);
  const finding = audit.run({ copy: read.value });
  if (finding.kind !== 'measured') throw new Error(`${text}: ${finding.reason}`);
  return finding;
}
