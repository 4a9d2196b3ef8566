import type { Artifacts } from '../audit.ts';
import { judge } from '../grading/grade.ts';
import type { Analysis } from '../report.ts';
import { fakeArtifacts } from './fakes/fake-artifacts.ts';

/** The whole report on the good square banner of `fakeArtifacts`, without copy, with these parts of it changed. */
export function analysisOf(overrides: Partial<Artifacts> = {}): Analysis {
  const gathered = { artifacts: fakeArtifacts(overrides), failures: {}, confidence: {} };
  return judge({ bytes: new Uint8Array(1), fileName: 'banner.png' }, gathered, () => {}).analysis;
}
