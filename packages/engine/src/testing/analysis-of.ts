import type { Artifacts } from '../audit.ts';
import { judge } from '../grading/grade.ts';
import type { Analysis } from '../report.ts';
import { fakeArtifacts } from './fakes/fake-artifacts.ts';

/** The full report on the good square banner of `fakeArtifacts`, graded without copy, with these artifacts overridden. */
export function analysisOf(overrides: Partial<Artifacts> = {}): Analysis {
  const gathered = { artifacts: fakeArtifacts(overrides), failures: {}, confidence: {} };
  return judge({ bytes: new Uint8Array(1), fileName: 'banner.png' }, gathered, () => {}).analysis;
}
