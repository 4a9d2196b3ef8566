import {
  type AnalyzedCreative,
  ENDPOINTS,
  isFigureOnly,
  numberFindings,
  versionChange,
} from '@adjudge/contract';
import type { Analysis } from '@adjudge/engine/report';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeAnalysis } from '../../src/testing/stand-ins/fake-analysis.ts';
import { png } from '../../src/testing/pictures.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';
import { gradedExample } from '../fixtures/graded-examples.ts';

const COPY = 'Everything must go this Sunday.';

let product: TestProduct;
let owner: TestBrowser;
let first: AnalyzedCreative;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  scored(60);
  owner = await product.member();
  first = await owner.analyze(await png('spring.png'), COPY);
});

/** Sets the score of the next gradings. */
const scored = (score: number): void =>
  product.grader.setGrading(async (creative) => ({
    analysis: fakeAnalysis(creative, score),
    thumbnail: null,
    measured: null,
  }));
const grade = async (versionOf: string, who = owner, file = 'final_v2.png') =>
  who.upload([await png(file)], { copy: COPY, fields: { versionOf } });
const next = async (versionOf: string): Promise<string> => (await grade(versionOf)).json().analysisId;
const fetched = async (analysisId: string) =>
  ENDPOINTS.getAnalysis.response.parse(
    (await owner.get(`${ENDPOINTS.getAnalysis.path}?analysisId=${analysisId}`)).json(),
  );
const dashboard = async () =>
  ENDPOINTS.listAnalyses.response
    .parse((await owner.get(ENDPOINTS.listAnalyses.path)).json())
    .analyses.map(({ publicId, version }) => [publicId, version]);
const versions = async (analysisId: string) =>
  ENDPOINTS.listVersions.response.parse(
    (await owner.get(`${ENDPOINTS.listVersions.path}?analysisId=${analysisId}`)).json(),
  ).versions;

describe('a new version of a creative', () => {
  it('keeps the name, and appears in the version list with its change', async () => {
    await owner.post(ENDPOINTS.renameCreative.path, { analysisId: first.analysisId, name: 'Spring sale' });
    scored(72.5);
    const second = await next(first.analysisId);
    expect((await fetched(first.analysisId)).version).toEqual({ number: 1, of: 2 });
    expect(await fetched(second)).toMatchObject({ name: 'Spring sale', version: { number: 2, of: 2 } });
    const listed = await versions(first.analysisId);
    expect(listed.map(({ analysisId, number, overallScore }) => [analysisId, number, overallScore])).toEqual([
      [first.analysisId, 1, 60],
      [second, 2, 72.5],
    ]);
    expect(listed[0]?.change).toBeNull();
    expect(listed[1]?.change).toEqual({ obstacles: [], points: 12.5, fixed: [], found: [] });
    expect(await versions(second)).toEqual(listed);
    expect(await dashboard()).toEqual([
      [second, { number: 2, of: 2 }],
      [first.analysisId, { number: 1, of: 2 }],
    ]);
  });

  it('shares its name with all versions; an empty name restores that of the first file', async () => {
    const second = await next(first.analysisId);
    for (const [name, shown] of [
      ['Winter', 'Winter'],
      ['', 'spring'],
    ]) {
      await owner.post(ENDPOINTS.renameCreative.path, { analysisId: second, name });
      expect([(await fetched(first.analysisId)).name, (await fetched(second)).name]).toEqual([shown, shown]);
    }
  });

  it('stays, renumbered, when an earlier version is deleted', async () => {
    const second = await next(first.analysisId);
    const third = await next(second);
    expect((await fetched(third)).version).toEqual({ number: 3, of: 3 });
    await owner.post(ENDPOINTS.deleteAnalysis.path, { analysisId: first.analysisId });
    expect((await fetched(second)).version).toEqual({ number: 1, of: 2 });
    expect((await fetched(third)).version).toEqual({ number: 2, of: 2 });
    expect((await versions(third)).map(({ number }) => number)).toEqual([1, 2]);
  });

  it('of an unknown or another user’s creative is refused without a charge or a stored file', async () => {
    const stranger = await product.member();
    const before = [await stranger.creditsLeft(), (await product.store.keys()).length];
    for (const versionOf of [first.analysisId, 'x'.repeat(21), 'nonsense']) {
      const answer = await grade(versionOf, stranger);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'absent']);
    }
    expect([await stranger.creditsLeft(), (await product.store.keys()).length]).toEqual(before);
    expect((await fetched(first.analysisId)).version).toEqual({ number: 1, of: 1 });
  });

  it('becomes a separate creative if the first version is deleted during grading', async () => {
    product.grader.setGrading(async (creative) => {
      await owner.post(ENDPOINTS.deleteAnalysis.path, { analysisId: first.analysisId });
      return { analysis: fakeAnalysis(creative), thumbnail: null, measured: null };
    });
    const second = await next(first.analysisId);
    expect(await fetched(second)).toMatchObject({ name: 'final_v2', version: { number: 1, of: 1 } });
  });
});

describe('versionChange', () => {
  const changed = (analysis: Analysis, scores: Readonly<Record<string, number>>): Analysis => ({
    ...analysis,
    audits: analysis.audits.map((audit) => {
      const score = scores[audit.id];
      return score === undefined ? audit : { ...audit, score, pointsLost: score < 75 ? 3 : 0 };
    }),
  });

  it('lists findings that no longer cost points and findings that now do', async () => {
    const { analysis: before } = await gradedExample('loud-rectangle');
    const findings = numberFindings(before);
    const bad = findings.find(({ costs }) => costs)!.audit;
    const good = findings.find(
      ({ costs, audit }) => !costs && audit.score !== null && !isFigureOnly(audit),
    )!.audit;
    const after = changed(before, { [bad.id]: 100, [good.id]: 10 });
    expect(versionChange(before, after)).toEqual({
      obstacles: [],
      points: 0,
      fixed: [bad.title],
      found: [good.title],
    });
  });

  it('lists no findings across engine versions or for unmeasured audits', async () => {
    const { analysis: before } = await gradedExample('loud-rectangle');
    const bad = numberFindings(before).find(({ costs }) => costs)!.audit;
    const after = changed(before, { [bad.id]: 100 });
    const older = { ...before, versions: { ...before.versions, engine: '0.0.1' } };
    expect(versionChange(older, after)).toEqual({
      obstacles: ['engine'],
      points: null,
      fixed: [],
      found: [],
    });
    const unmeasured = {
      ...before,
      audits: before.audits.map((audit) =>
        audit.id === bad.id ? { ...audit, status: 'notApplicable' as const, score: null } : audit,
      ),
    };
    expect(versionChange(before, unmeasured).fixed).toEqual([]);
  });
});
