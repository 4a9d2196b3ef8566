import type { Artifacts } from '../audit.ts';
import type { AuditResult } from '../report.ts';
import type { Facts } from '../writer/facts.ts';
import { analysisOf } from './analysis-of.ts';
import { fakeArtifacts } from './index.ts';

/** Grades the fake banner with these overrides. Returns one of its audits, and the facts of a report with only that audit. */
export function factsWith(id: string, overrides: Partial<Artifacts>): { audit: AuditResult; facts: Facts } {
  const audit = analysisOf(overrides).audits.find((each) => each.id === id);
  if (!audit) throw new Error(`${id} is not in the rubric.`);
  const facts: Facts = {
    creative: { bytes: new Uint8Array(1), fileName: 'banner.png' },
    gathered: { artifacts: fakeArtifacts(overrides), failures: {}, confidence: {} },
    total: {
      overall: 70,
      coverage: 1,
      deductions: [],
      mean: 70,
      capped: 70,
      ceiling: null,
      lowestCap: null,
      scoredWith: null,
      doubt: 1,
      categories: [],
      audits: [audit],
    },
  };
  return { audit, facts };
}
