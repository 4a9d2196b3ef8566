import {
  type AnalyzedCreative,
  ENDPOINTS,
  EXPORT_TEXTS,
  type ExportedPicture,
  TEXTS,
  firstFindings,
} from '@adjudge/contract';
import type { Analysis } from '@adjudge/engine/report';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyses, users } from '../../src/db/schema.ts';
import { endsRed, png } from '../../src/testing/pictures.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';
import { gradedExample } from '../fixtures/graded-examples.ts';

let product: TestProduct;
let owner: TestBrowser;
let analysis: AnalyzedCreative;
let report: Analysis;

beforeAll(async () => {
  product = await testProduct({ rateLimits: { export: { max: 1000, seconds: 60 } } });
  owner = await product.member();
  await product.database.db.update(users).set({ isPaidUser: true }).where(eq(users.email, owner.email));
  const graded = await gradedExample('pale-leaderboard');
  ({ analysis: report } = graded);
  analysis = await owner.analyze({ name: 'ad.png', bytes: graded.picture });
  await says(report);
});
afterAll(() => product.close());

/** Replaces the graded report with this one. */
const says = (told: Analysis) =>
  product.database.db.update(analyses).set({ report: told }).where(eq(analyses.id, analysis.analysisId));

/** Gives an analysis the findings of the graded report, which have places. */
async function marked(other: AnalyzedCreative): Promise<AnalyzedCreative> {
  const { audits, recommendations } = report;
  await product.database.db
    .update(analyses)
    .set({ report: { ...other, audits, recommendations } })
    .where(eq(analyses.id, other.analysisId));
  return other;
}

const ask = (picture: ExportedPicture) =>
  owner.post(ENDPOINTS.exportPicture.path, { analysisId: analysis.analysisId, picture });

/** Mean of each channel over a part of the picture, which is given in fractions. */
async function colorAt(file: Buffer, [x, y, w, h]: readonly [number, number, number, number]) {
  const { width, height } = await sharp(file).metadata();
  const part = { left: Math.round(x * width), top: Math.round(y * height) };
  const { channels } = await sharp(
    await sharp(file)
      .extract({ ...part, width: Math.floor(w * width), height: Math.floor(h * height) })
      .toBuffer(),
  ).stats();
  return channels.map(({ mean }) => mean);
}

interface Unmarked extends Partial<Pick<Analysis, 'recommendations'>> {
  audits?: () => Analysis['audits'];
}

describe('an exported picture', () => {
  it('of the heatmap is hot where people look and unchanged elsewhere', async () => {
    const hot = Buffer.alloc(4);
    hot[0] = 255;
    const attention = { columns: 2, rows: 2, values: hot.toString('base64'), centres: [] };
    await says({ ...report, attention });
    const answer = await ask('heatmap');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect(width / height).toBeCloseTo(report.creative.width / report.creative.height, 1);
    const original = await sharp((await gradedExample('pale-leaderboard')).picture)
      .png()
      .toBuffer();
    const [heated, cold] = [[0, 0, 0.1, 0.1] as const, [0.9, 0.9, 0.1, 0.1] as const];
    const [red = 0, , blue = 0] = await colorAt(answer.rawPayload, heated);
    expect(red - blue).toBeGreaterThan(80);
    const [now, before] = [await colorAt(answer.rawPayload, cold), await colorAt(original, cold)];
    for (const [channel, value] of before.slice(0, 3).entries()) {
      expect(Math.abs((now[channel] ?? 0) - value)).toBeLessThan(12);
    }
    await says(report);
  });

  it('of the marked creative draws its markers and has a white margin', async () => {
    const drawn = (await ask('marked')).rawPayload;
    const [first] = firstFindings(report).flatMap(({ boxes }) => boxes);
    const moved = { ...first, box: { x: 0.6, y: 0.6, w: 0.2, h: 0.2 } };
    await says({
      ...report,
      audits: report.audits.map((audit) => ({
        ...audit,
        evidence: audit.evidence.map((one) => (one.label === first?.label ? { ...one, ...moved } : one)),
      })),
    });
    const other = (await ask('marked')).rawPayload;
    await says(report);
    const [one, two] = await Promise.all([drawn, other].map((file) => sharp(file).raw().toBuffer()));
    expect(one?.length).toBe(two?.length);
    expect(one?.equals(two ?? Buffer.alloc(0))).toBe(false);
    // The margin around the creative.
    expect(await colorAt(other, [0, 0, 0.01, 1])).toEqual([255, 255, 255]);
  });

  it.each([
    ['there are no fixes', { recommendations: [] }],
    ['no fix has a place', { audits: () => report.audits.map((audit) => ({ ...audit, evidence: [] })) }],
  ])('of the marked creative is refused when %s', async (_, { audits, ...changes }: Unmarked) => {
    await says({ ...report, ...changes, ...(audits && { audits: audits() }) });
    const answer = await ask('marked');
    await says(report);
    expect([answer.statusCode, answer.json().error]).toEqual([400, EXPORT_TEXTS.nothingMarked]);
  });

  it('is refused when there is no heatmap or the file is gone', async () => {
    await says({ ...report, attention: null });
    const none = await ask('heatmap');
    expect([none.statusCode, none.json().error]).toEqual([400, EXPORT_TEXTS.noHeatmap]);
    await says(report);
    for (const key of await product.store.keys()) await product.store.remove(key);
    const gone = await ask('marked');
    expect([gone.statusCode, gone.json().error]).toEqual([404, TEXTS.creativeGone]);
  });

  it('shows the graded frame of an animation', async () => {
    const animated = await marked(await owner.analyze({ name: 'loop.gif', bytes: await endsRed() }));
    const answer = await owner.post(ENDPOINTS.exportPicture.path, {
      analysisId: animated.analysisId,
      picture: 'marked',
    });
    const [red = 0, , blue = 255] = await colorAt(answer.rawPayload, [0.4, 0.4, 0.2, 0.2]);
    expect(red).toBeGreaterThan(blue);
  });

  it('can be made from a very small banner', async () => {
    const small = await marked(await owner.analyze(await png('small.png', 60, 40)));
    const answer = await owner.post(ENDPOINTS.exportPicture.path, {
      analysisId: small.analysisId,
      picture: 'marked',
    });
    expect(answer.statusCode).toBe(200);
    expect((await sharp(answer.rawPayload).metadata()).width).toBeGreaterThan(900);
  });
});
