import type { Artifacts, Audit } from '../audit.ts';
import { type JudgedAudit, runAudit } from '../run-audit.ts';
import { fakeArtifacts } from './fake-artifacts.ts';

/** What an audit says of the good square banner of `fakeArtifacts`, with these parts of it changed. */
export const judgedOn = (audit: Audit, overrides: Partial<Artifacts> = {}): JudgedAudit =>
  runAudit(audit, { artifacts: fakeArtifacts(overrides), failures: {}, confidence: {} });
