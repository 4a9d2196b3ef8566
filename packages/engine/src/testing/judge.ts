import type { Artifacts, Audit } from '../audit.ts';
import { type JudgedAudit, runAudit } from '../run-audit.ts';
import { fakeArtifacts } from './fake-artifacts.ts';

/** One audit's result on the fake banner with these overrides, as the report would show it. */
export const judge = (audit: Audit, overrides: Partial<Artifacts> = {}): JudgedAudit =>
  runAudit(audit, { artifacts: fakeArtifacts(overrides), failures: {}, confidence: {} });

/** Its score; -1 when nothing was judged, so that a comparison of scores fails. */
export const judgedScore = (audit: Audit, overrides: Partial<Artifacts> = {}): number =>
  judge(audit, overrides).score ?? -1;
