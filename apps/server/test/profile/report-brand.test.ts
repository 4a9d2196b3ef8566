import { ENDPOINTS, LIMITS, REPORT_BRAND_TEXTS, reportBrandSchema, tooPale } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reportBrands, users } from '../../src/db/schema.ts';
import { png } from '../../src/testing/pictures.ts';
import { PASSWORD, type TestBrowser } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';
import { poppler, readPdf } from '../fixtures/read-pdf.ts';

const { reportBrand, saveReportBrand } = ENDPOINTS;

let product: TestProduct;
let owner: TestBrowser;
beforeAll(async () => {
  product = await testProduct({ rateLimits: { export: { max: 1000, seconds: 60 } } });
});
afterAll(() => product.close());
beforeEach(async () => {
  owner = await product.member();
  await becomes(owner, true);
});

const becomes = (person: TestBrowser, isPaidUser: boolean) =>
  product.database.db.update(users).set({ isPaidUser }).where(eq(users.email, person.email));

const drawn = (width = 300, height = 90) =>
  sharp({ create: { width, height, channels: 4, background: { r: 12, g: 90, b: 60, alpha: 0.5 } } });
const base64 = async (file: Promise<Buffer>): Promise<string> => (await file).toString('base64');
const logo = (): Promise<string> => base64(drawn().png().toBuffer());

const save = (body: object, person = owner) => person.post(saveReportBrand.path, body);
const kept = async (person = owner) => reportBrandSchema.parse((await person.get(reportBrand.path)).json());

async function pictureOf(person = owner): Promise<Buffer> {
  const { logo: address } = await kept(person);
  expect(address).toMatch(/^data:image\/png;base64,/);
  return Buffer.from((address ?? '').split(',')[1] ?? '', 'base64');
}

describe('the report brand', () => {
  it.each([
    ['PNG', () => drawn().png().toBuffer()],
    ['WebP', () => drawn().webp().toBuffer()],
    ['JPEG', () => drawn().flatten().jpeg().toBuffer()],
  ])('accepts a logo as %s and stores it as a new PNG', async (_type, make) => {
    const file = await make();
    expect((await save({ logo: file.toString('base64') })).statusCode).toBe(200);
    const picture = await pictureOf();
    expect(picture.equals(file)).toBe(false);
    const { format, width, height } = await sharp(picture).metadata();
    expect([format, width, height]).toEqual(['png', 300, 90]);
  });

  it('strips metadata from the logo and limits its size', async () => {
    const secret = 'taken at home, 52.5200 north';
    const file = await drawn(2000, 500)
      .withExif({ IFD0: { ImageDescription: secret } })
      .png()
      .toBuffer();
    expect(file.includes(secret)).toBe(true);
    await save({ logo: file.toString('base64') });
    const picture = await pictureOf();
    expect(picture.includes(secret)).toBe(false);
    expect((await sharp(picture).metadata()).width).toBe(800);
  });

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 415],
    ['SVG behind another beginning', Buffer.from('<?xml version="1.0"?><svg width="9" height="9"/>'), 415],
    ['GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'), 415],
    ['text', Buffer.from('hello'), 415],
    ['nothing', Buffer.alloc(0), 415],
    ['a PNG that is cut off', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 422],
    ['too large a file', Buffer.alloc(LIMITS.logoBytes + 1, 1), 413],
  ] as const)('refuses %s as a logo', async (_name, file, status) => {
    await save({ logo: await logo(), color: '#0b5d3b' });
    const before = await kept();
    const answer = await save({ logo: file.toString('base64') });
    expect(answer.statusCode).toBe(status);
    expect(Object.values(REPORT_BRAND_TEXTS)).toContain(answer.json().error);
    expect(await kept()).toEqual(before);
  });

  it('refuses a color that is too pale and suggests a darker one', async () => {
    const pale = await save({ color: '#FFD400' });
    expect([pale.statusCode, pale.json().error]).toEqual([400, tooPale(1.4, '#af9200')]);
    const shade = /#[0-9a-f]{6}/.exec(pale.json().error)?.[0];
    expect((await save({ color: shade })).statusCode).toBe(200);
    expect((await kept()).color).toBe(shade);
    const none = await save({ color: 'green' });
    expect([none.statusCode, none.json().error]).toEqual([400, REPORT_BRAND_TEXTS.colorInvalid]);
  });

  it('can be removed part by part, even after the plan has ended', async () => {
    await save({ logo: await logo(), color: '#0b5d3b' });
    await becomes(owner, false);
    expect((await save({ logo: null })).statusCode).toBe(200);
    expect(await kept()).toEqual({ logo: null, color: '#0b5d3b' });
    await save({ color: null });
    expect(await kept()).toEqual({ logo: null, color: null });
  });

  it('is available only to paid accounts, and separate for each', async () => {
    await save({ color: '#0b5d3b' });
    const other = await product.member();
    expect(await kept(other)).toEqual({ logo: null, color: null });
    const refused = await save({ color: '#0b5d3b' }, other);
    expect([refused.statusCode, refused.json().error]).toEqual([403, REPORT_BRAND_TEXTS.paidOnly]);
    await becomes(other, true);
    await save({ color: '#222266' }, other);
    expect((await kept()).color).toBe('#0b5d3b');
    for (const answer of [
      await product.browser().get(reportBrand.path),
      await save({ color: null }, product.browser()),
    ]) {
      expect(answer.statusCode).toBe(401);
    }
  });

  it('is deleted with the account', async () => {
    await save({ logo: await logo() });
    const { db } = product.database;
    expect(await db.select().from(reportBrands)).not.toEqual([]);
    const [account] = await db.select().from(users).where(eq(users.email, owner.email));
    await owner.post(ENDPOINTS.deleteAccount.path, { password: PASSWORD, confirmation: 'DELETE' });
    const left = await db
      .select()
      .from(reportBrands)
      .where(eq(reportBrands.userId, account?.id ?? ''));
    expect(left).toEqual([]);
  });
});

describe.skipIf(!poppler)('the PDF of an account with a report brand', () => {
  it.each(['client', 'full'] as const)('shows it in place of ours in the %s record', async (record) => {
    const { analysisId } = await owner.analyze(await png());
    const report = async (includeBranding: boolean) => {
      const options = { record, includeBranding };
      const answer = await owner.post(ENDPOINTS.exportPdf.path, { analysisId, options });
      return answer.rawPayload;
    };
    const plain = await report(true);
    await save({ logo: await logo(), color: '#0b5d3b' });
    const [own, alone] = [await report(true), await report(false)];
    const pictures = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype\s*\/Image/g)?.length ?? 0;
    expect(pictures(own)).toBeGreaterThan(pictures(plain));
    expect(await readPdf('pdftotext', own)).toContain('Graded with Adjudge');
    expect(await readPdf('pdftotext', alone)).not.toContain('Adjudge');
    await becomes(owner, false);
  });
});
