import { DOCUMENTATION_FORMATS, isFigureOnly, numberFindings, sentenceBelowHeading } from '@adjudge/contract';
import type { Analysis } from '@adjudge/engine/report';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analysisReport } from '../../src/modules/exports/documents/analysis-report.ts';
import { documentation } from '../../src/modules/exports/documents/documentation.ts';
import type { Document } from '../../src/typesetting/document.ts';
import { rubricDocument, rubricOf } from '../../src/modules/exports/documents/rubric.ts';
import { CREATIVE_PICTURE } from '../../src/modules/exports/parts/picture.ts';
import { breakable } from '../../src/typesetting/printable.ts';
import { TypesetterPool } from '../../src/typesetting/typesetter-pool.ts';
import { TypesettingFailure } from '../../src/typesetting/typesetter.ts';
import { type GradedExample, gradedExample } from '../fixtures/graded-examples.ts';
import { fetched, letters, lettersOf, missing, pagesOf, poppler, readPdf } from '../fixtures/read-pdf.ts';

const pool = new TypesetterPool();
let loud: GradedExample;
beforeAll(async () => {
  loud = await gradedExample('loud-rectangle');
});
afterAll(() => pool.close());

const A4 = { includeBranding: true, format: 'A4', record: 'full' } as const;

const set = (document: Document, picture?: Uint8Array): Promise<Uint8Array> =>
  pool.pdf({ document, pictures: picture ? [{ name: CREATIVE_PICTURE, file: picture }] : [] });

describe('a PDF document', () => {
  it('is tagged and contains no scripts or links', async () => {
    const adCopy = 'Order at https://example.com or www.example.com, or write to orders@example.com.';
    const analysis = fetched({ ...loud.analysis, adCopy });
    const pdf = Buffer.from(await set(analysisReport(analysis, A4), loud.picture));
    expect(pdf.subarray(0, 7).toString()).toBe('%PDF-1.');
    const raw = pdf.toString('latin1');
    expect(raw).toContain('/StructTreeRoot');
    expect(raw).toContain('/Lang');
    // Match whole names only: font names start with six letters of their own, which may begin like one of these.
    expect(raw).not.toMatch(/\/(?:JavaScript|Launch|URI)\b/);
  });

  it('is made in less than two seconds once the typesetter is running', async () => {
    const document = analysisReport(fetched(loud.analysis), A4);
    await set(document, loud.picture);
    let took = Infinity;
    // Other words each time, because the typesetter caches results. One of three counts, because others use the machine too.
    for (const word of ['awareness', 'regard', 'notice']) {
      if (took < 2000) break;
      const changed = JSON.parse(JSON.stringify(document).replaceAll('attention', word)) as Document;
      const began = performance.now();
      await set(changed, loud.picture);
      took = performance.now() - began;
    }
    expect(took).toBeLessThan(2000);
  });

  it('is made even if the creative is missing or unreadable', async () => {
    const document = documentation(fetched(loud.analysis), 'executive');
    expect((await set(document)).length).toBeGreaterThan(10_000);
    expect((await set(document, new Uint8Array([1, 2, 3]))).length).toBeGreaterThan(10_000);
  });
});

describe.skipIf(!poppler)('the content of a PDF document (pdftotext)', () => {
  it('includes the whole analysis in the report', async () => {
    const { analysis } = loud;
    const found = await lettersOf(await set(analysisReport(fetched(analysis), A4), loud.picture));
    const findings = numberFindings(analysis);
    const said = [
      analysis.verdict,
      analysis.adCopy ?? '',
      ...analysis.keyInsights.strengths,
      ...analysis.keyInsights.weaknesses,
      ...analysis.recommendations.flatMap(({ title, text: advice }) => [title, advice]),
      ...findings.flatMap(({ audit }) => [audit.title, sentenceBelowHeading(audit), audit.good]),
      ...findings.flatMap(({ audit }) => (isFigureOnly(audit) ? [] : [audit.why])),
      ...analysis.scoreBreakdown.map(({ category }) => category),
      ...analysis.performancePredictions.flatMap(({ metric, method }) => [metric, method]),
      ...analysis.abTestingIdeas.map(({ variant }) => variant),
      ...analysis.reasoningTransparency.influencingElements,
      ...analysis.placements.map(({ platform, name }) => `${platform} ${name}`),
      'Phase 1: Quick Wins',
    ];
    expect(said.length).toBeGreaterThan(300);
    expect(missing(found, said)).toEqual([]);
  });

  it('keeps terms on one line, so that they do not run into each other', async () => {
    const text = await readPdf(
      'pdftotext',
      await set(analysisReport(fetched(loud.analysis), A4), loud.picture),
    );
    const unjudged = loud.analysis.audits.filter(({ status }) => status === 'notApplicable');
    expect(unjudged.length).toBeGreaterThan(30);
    expect(unjudged.map(({ name }) => name).filter((name) => !text.includes(name))).toEqual([]);
  });

  it('takes few lines for a placement', async () => {
    const text = await readPdf(
      'pdftotext',
      await set(analysisReport(fetched(loud.analysis), A4), loud.picture),
    );
    const table = text.slice(text.indexOf('How the creative fits'), text.indexOf('Advice for '));
    expect(table.split('\n').length).toBeLessThan(8 * loud.analysis.placements.length);
  });

  it('includes the timeline of a video', async () => {
    const { analysis } = await gradedExample('short-video');
    const found = await lettersOf(await set(analysisReport(fetched(analysis), A4)));
    const parts = ['Opening hook, 0–3 s', 'What happens when', 'Frames looked at', 'Call to action'];
    expect(missing(found, parts)).toEqual([]);
  });

  it.each([
    ['executive', 'Executive summary', ['Do these first', 'Performance predictions'], 'Redo the sum'],
    ['technical', 'Technical documentation', ['Detailed Findings', 'Redo the sum'], 'Phase 1: Quick Wins'],
    [
      'implementation',
      'Implementation guide',
      ['Phase 1: Quick Wins', 'Phase 2: Strategic Enhancements'],
      'Redo the sum',
    ],
    [
      'comprehensive',
      'Complete documentation report',
      ['Summary', 'Detailed Findings', 'Implementation', 'Redo the sum'],
      'nothing that is left out',
    ],
  ] as const)('includes the right sections in the %s documentation', async (format, title, has, hasNot) => {
    const found = await lettersOf(await set(documentation(fetched(loud.analysis), format), loud.picture));
    expect(missing(found, [title, ...has])).toEqual([]);
    expect(missing(found, [hasNot])).toEqual([hasNot]);
  });

  it('includes every check in the rubric', async () => {
    const found = await lettersOf(await set(rubricDocument(fetched(loud.analysis))));
    const checks = rubricOf(fetched(loud.analysis)).categories.flatMap((category) => category.checks);
    expect(checks).toHaveLength(loud.analysis.audits.length);
    expect(
      missing(
        found,
        checks.flatMap(({ name, good, why }) => [name, good, why]),
      ),
    ).toEqual([]);
  });

  it.each([
    ['square-with-copy', 2],
    ['pale-leaderboard', 2],
    ['loud-rectangle', 2],
    ['calm-story', 2],
    ['short-video', 2],
  ] as const)(
    'keeps the executive summary of %s on %i pages, with its lists unbroken',
    async (name, pageCount) => {
      const { analysis, picture } = await gradedExample(name);
      const pdf = await set(documentation(fetched(analysis), 'executive'), picture);
      expect(await pagesOf(pdf)).toBe(pageCount);
      const pages = (await readPdf('pdftotext', pdf)).split('\f').map(letters);
      const listed = [...analysis.keyInsights.strengths, ...analysis.keyInsights.weaknesses];
      const page = pages.find((text) => text.includes('Strengths')) ?? '';
      expect(missing(page, listed)).toEqual([]);
    },
  );

  it.each([
    ['A4', true, '595.276 x 841.89 pts (A4)'],
    ['A4', false, '595.276 x 841.89 pts (A4)'],
    ['Letter', true, '612 x 792 pts (letter)'],
    ['Letter', false, '612 x 792 pts (letter)'],
  ] as const)('is set on %s paper, with our branding: %s', async (format, includeBranding, size) => {
    const pdf = await set(
      analysisReport(fetched(loud.analysis), { ...A4, format, includeBranding }),
      loud.picture,
    );
    const about = await readPdf('pdfinfo', pdf);
    expect(about).toMatch(new RegExp(`Page size: +${size.replaceAll(/[.()]/g, '\\$&')}`));
    expect(about).toMatch(/Tagged: +yes/);
    expect((await lettersOf(pdf)).includes('Adjudge')).toBe(includeBranding);
    expect(about.includes('Adjudge')).toBe(includeBranding);
  });

  it('uses only embedded fonts', async () => {
    const copy = 'שלום مرحبا 你好 안녕 🎉';
    const pdf = await set(documentation(fetched({ ...loud.analysis, adCopy: copy }), 'implementation'));
    const fonts = (await readPdf('pdffonts', pdf)).trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(7);
    for (const font of fonts) expect(font).toMatch(/ yes +yes +yes /);
  });

  it('includes the ad copy exactly, in any script and with any markup', async () => {
    const adCopy = [
      '#panic("x") #read("/etc/passwd") #import "@preview/cetz:0.3.1"',
      '*bold* _it_ $x^2$ `raw` <label> @ref = Heading // comment',
      '#eval("1+1") \\u{41} [content] {code} #set page(width: 1pt)',
      '中文广告 日本語のコピー 한국어 광고 Ελληνικά Кириллица Größe',
      'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(5),
    ].join('\n');
    const document = documentation(fetched({ ...loud.analysis, adCopy }), 'implementation');
    const found = await lettersOf(await set(document));
    // The copy may continue on the next page.
    const unbroken = found.replaceAll(/loud-rectangle\.png\d+\/\d+AdjudgeImplementationguide/g, '');
    expect(missing(unbroken, adCopy.split('\n'))).toEqual([]);
  });

  it('includes every Hebrew and Arabic word', async () => {
    const adCopy = 'שלום עולם, קנו עכשיו!\nمرحبا بالعالم';
    const document = documentation(fetched({ ...loud.analysis, adCopy }), 'implementation');
    const found = await lettersOf(await set(document));
    expect(missing(found, ['שלום', 'עולם', 'קנו', 'עכשיו', 'مرحبا', 'بالعالم'])).toEqual([]);
  });
});

describe('a document with characters missing from every font', () => {
  it('is still made', async () => {
    const strange = { ...loud.analysis, adCopy: 'ไทย \ud800 \u0000 \u{1f9ff} \u{10ffff}' };
    expect((await set(documentation(fetched(strange), 'implementation'))).length).toBeGreaterThan(10_000);
  });
});

describe('breakable', () => {
  it('splits long words between grapheme clusters, and leaves words that fit', () => {
    const family = '👨‍👩‍👧'.repeat(30);
    expect(
      breakable(family)
        .split('\u200b')
        .every((part) => /^(?:👨‍👩‍👧)+$/u.test(part)),
    ).toBe(true);
    expect(breakable('Incomprehensibilities are fine')).toBe('Incomprehensibilities are fine');
    expect(
      breakable('x'.repeat(500))
        .split('\u200b')
        .every(({ length }) => length <= 11),
    ).toBe(true);
  });
});

describe('TypesetterPool', () => {
  const limits = { milliseconds: 20_000, rssBytes: 1024 ** 3, unfinished: 1 };

  it('stops a document that takes too long, and sets the next one', async () => {
    const document = documentation(fetched(loud.analysis), 'executive');
    const hasty = new TypesetterPool({ limits: { ...limits, milliseconds: 1 } });
    await expect(hasty.pdf({ document, pictures: [] })).rejects.toThrow(TypesettingFailure);
    await hasty.close();
    expect((await set(document)).length).toBeGreaterThan(10_000);
  });

  it('refuses a document as busy when too many are waiting', async () => {
    const document = documentation(fetched(loud.analysis), 'executive');
    const small = new TypesetterPool({ limits });
    const first = small.pdf({ document, pictures: [] });
    await expect(small.pdf({ document, pictures: [] })).rejects.toMatchObject({
      code: 'busy',
      retryAfter: 5,
    });
    expect((await first).length).toBeGreaterThan(10_000);
    await small.close();
  });

  it('rejects a document that cannot be set', async () => {
    const broken = { ...documentation(fetched(loud.analysis), 'executive'), blocks: [{ kind: 'verdict' }] };
    await expect(set(broken as unknown as Document)).rejects.toThrow(TypesettingFailure);
  });
});

describe.each(DOCUMENTATION_FORMATS)('%s documentation', (format) => {
  it('is made for an ad without score, recommendations or copy', async () => {
    const { analysis, picture } = await gradedExample('wordless');
    const bare: Analysis = {
      ...analysis,
      overallScore: null,
      grade: 'N/A',
      recommendations: [],
      percentiles: null,
    };
    expect((await set(documentation(fetched(bare), format), picture)).length).toBeGreaterThan(10_000);
  });
});
