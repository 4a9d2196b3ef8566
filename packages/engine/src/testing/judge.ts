import type { Artifacts, Audit, Finding } from '../audit.ts';
import { readCopy } from '../gatherers/copy/index.ts';
import { type JudgedAudit, runAudit } from '../grading/run-audit.ts';
import { fakeArtifacts } from './fakes/fake-artifacts.ts';

/** Runs one audit on the fake banner with these overrides. */
export const judge = (audit: Audit, overrides: Partial<Artifacts> = {}): JudgedAudit =>
  runAudit(audit, { artifacts: fakeArtifacts(overrides), failures: {}, confidence: {} });

/** The audit's score; -1 when it was not judged, so that a comparison of scores fails. */
export const judgedScore = (audit: Audit, overrides: Partial<Artifacts> = {}): number =>
  judge(audit, overrides).score ?? -1;

/**
 * The audit's measurement of this copy.
 * @throws when the copy cannot be read or the audit does not measure it
 */
export function measuredInCopy(audit: Audit<'copy'>, text: string): Extract<Finding, { kind: 'measured' }> {
  const read = readCopy(text);
  if (!read.ok) throw new Error(read.reason);
  const finding = audit.run({ copy: read.value });
  if (finding.kind !== 'measured') throw new Error(`${text}: ${finding.reason}`);
  return finding;
}
