import { beforeAll, describe, expect, it } from 'vitest';
import type { Creative } from '../creative.ts';
import { decodeImage } from '../gatherers/picture/index.ts';
import type { GradeResult } from '../grading/grade.ts';
import { whatIfSchema } from '../report.ts';
import { exampleBanner, renderBanner } from '../testing/index.ts';
import { cached } from '../testing/cache/cached.ts';
import { cachedGrade } from '../testing/cache/cached-grade.ts';
import { apply } from './operations/apply.ts';
import { regrade } from './regrade.ts';
import { type WhatIfResult, whatIf } from './what-if.ts';

const square = exampleBanner();
const halved = {
  ...square,
  width: 540,
  height: 540,
  lines: square.lines.map((line) => ({ ...line, size: line.size / 2 })),
  logo: { ...square.logo!, size: 19, spacing: 1.5 },
  button: { ...square.button!, radius: 6 },
};
const pale = { ...halved, lines: halved.lines.map((line) => ({ ...line, colour: '#d9b48c' })) };

const creativeOf = async (spec: typeof halved) => ({
  bytes: (await renderBanner(spec)).png,
  fileName: 'banner.png',
});

/** The fixes for a creative, cached per state of the engine. One test computes them again and compares. */
const tried = (creative: Creative): Promise<WhatIfResult> =>
  cached('what-if', creative, async () => whatIf(creative, await cachedGrade(creative)));

describe('a banner with low-contrast text', { timeout: 120_000 }, () => {
  let graded: GradeResult;
  let result: WhatIfResult;
  beforeAll(async () => {
    const creative = await creativeOf(pale);
    graded = await cachedGrade(creative);
    result = await tried(creative);
  }, 120_000);

  it('gains points from stronger letters, mostly in message clarity', () => {
    const fix = result.whatIf.fixes.find(({ id }) => id === 'stronger-letters');
    expect(fix?.gain).toBeGreaterThanOrEqual(3);
    expect(fix?.scoreAfter).toBeCloseTo((fix?.scoreBefore ?? 0) + (fix?.gain ?? 0), 5);
    expect(fix?.scoreBefore).toBe(graded.analysis.overallScore);
    const clarity = fix?.categories.find(({ id }) => id === 'message-clarity');
    expect((clarity?.after ?? 0) - (clarity?.before ?? 0)).toBeGreaterThan(5);
  });

  it('gets before and after images under the names in the result', () => {
    expect(whatIfSchema.parse(result.whatIf)).toEqual(result.whatIf);
    const { pictures } = result.whatIf.fixes[0]!;
    const named = [
      pictures?.full.before,
      pictures?.full.after,
      pictures?.close?.before,
      pictures?.close?.after,
    ];
    for (const picture of named.filter((each) => each !== undefined)) {
      expect([...result.pictures.get(picture.name)!.subarray(0, 2)]).toEqual([0xff, 0xd8]);
    }
    expect(pictures?.full.after).toMatchObject({ width: 540, height: 540 });
  });

  it('gets an identical result on a second run', async () => {
    const again = await whatIf(await creativeOf(pale), graded);
    expect(again.whatIf).toEqual(result.whatIf);
    for (const [name, jpeg] of result.pictures) {
      expect([name, Buffer.compare(jpeg, again.pictures.get(name)!)]).toEqual([name, 0]);
    }
  });
});

describe('a good banner', { timeout: 120_000 }, () => {
  let creative: Creative;
  let graded: GradeResult;
  beforeAll(async () => {
    creative = await creativeOf(halved);
    graded = await cachedGrade(creative);
  });

  it('gets no fixes', async () => {
    const { whatIf: found } = await tried(creative);
    expect(found.fixes).toEqual([]);
    expect(found.together).toBeNull();
  });

  it('scores the same when regraded unchanged', async () => {
    const decoded = await decodeImage(creative);
    const again = await regrade({ creative, decoded, graded }, { frame: decoded.frame });
    expect(again.analysis).toEqual(graded.analysis);
  });

  it('is regraded with the user’s corrections where a crop has moved them', async () => {
    const decoded = await decodeImage(creative);
    const isOffer = ({ text }: { readonly text: string }): boolean => text.startsWith('Save 30%');
    const offer = graded.gathered.artifacts.text?.find(isOffer);
    const told = { corrections: [{ is: 'notText' as const, box: offer!.box }] };
    const crop = { x: 0, y: 0.25, w: 1, h: 0.75 };
    const frame = await apply(decoded.frame, { kind: 'crop', box: crop });
    const again = await regrade({ creative: { ...creative, told }, decoded, graded }, { frame, crop });
    expect(again.gathered.artifacts.text?.length).toBeGreaterThan(0);
    expect(again.gathered.artifacts.text?.some(isOffer)).toBe(false);
  });
});

describe('a banner without a request', { timeout: 120_000 }, () => {
  it('is offered a button with its own request, with the gain of the call to action', async () => {
    const { button: _, ...silent } = halved;
    const creative = { bytes: (await renderBanner(silent)).png, fileName: 'banner.png' };
    const { whatIf: found } = await tried(creative);
    const fix = found.fixes.find(({ id }) => id === 'request-button');
    expect(fix?.gain).toBeGreaterThan(2);
    expect(fix?.description).toMatch(/“(?:Get 30% off|See bottles|Discover Tarnwell)”/);
    const action = fix?.categories.find(({ id }) => id === 'call-to-action');
    expect((action?.after ?? 0) - (action?.before ?? 0)).toBeGreaterThan(30);
    const looks = fix?.categories.find(({ id }) => id === 'attention');
    expect(Math.abs((looks?.after ?? 0) - (looks?.before ?? 100))).toBeLessThan(10);
  });
});

describe('copy in all caps', { timeout: 120_000 }, () => {
  it('gets edits graded as part of the whole copy', async () => {
    const copy =
      'BEST DEALS EVER!!! You will not believe these prices. Compare car insurance in two minutes.';
    const creative = { ...(await creativeOf(halved)), copy };
    const { whatIf: found } = await tried(creative);
    const edit = found.fixes.find(({ kind }) => kind === 'copy');
    expect(edit?.gain).toBeGreaterThanOrEqual(0.5);
    expect(edit?.copy?.before).toBe(copy);
    expect(edit?.copy?.after).not.toContain('BEST DEALS EVER!!!');
    expect(edit?.copy?.after).toContain('Compare car insurance in two minutes.');
    expect(edit?.audit).toMatch(/^(copy|policy)-/);
  });
});
