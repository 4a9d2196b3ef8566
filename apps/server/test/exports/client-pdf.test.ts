import type { PaperFormat } from '@adjudge/contract';
import type { Analysis } from '@adjudge/engine/report';
import { afterAll, describe, expect, it } from 'vitest';
import { clientReport } from '../../src/modules/exports/documents/client-report.ts';
import type { ExportedAnalysis } from '../../src/modules/exports/exportable.ts';
import { changedPictures, firstFixes } from '../../src/modules/exports/parts/first-fixes.ts';
import { HEAT_PICTURE, gaze } from '../../src/modules/exports/parts/gaze.ts';
import { CREATIVE_PICTURE } from '../../src/modules/exports/parts/picture.ts';
import { TypesetterPool } from '../../src/typesetting/typesetter-pool.ts';
import { gradedExample } from '../fixtures/graded-examples.ts';
import { longest, madeAll } from '../fixtures/longest-report.ts';
import { fetched, filled, letters, missing, pagesOf, poppler, readPdf } from '../fixtures/read-pdf.ts';

const pool = new TypesetterPool();
afterAll(() => pool.close());

const EXAMPLES = [
  'square-with-copy',
  'pale-leaderboard',
  'loud-rectangle',
  'calm-story',
  'wordless',
  'short-video',
] as const;

function set(exported: ExportedAnalysis, file: Uint8Array, format: PaperFormat = 'A4'): Promise<Uint8Array> {
  const { data, whatIf } = exported;
  const changed = firstFixes(data, whatIf).flatMap(changedPictures);
  return pool.pdf({
    document: clientReport(exported, { includeBranding: true, format, record: 'client' }),
    pictures: [
      { name: CREATIVE_PICTURE, file },
      ...(data.attention ? [{ name: HEAT_PICTURE, file, heat: data.attention }] : []),
      ...changed.map((name) => ({ name, file })),
    ],
  });
}

const pages = async (pdf: Uint8Array): Promise<string[]> =>
  (await readPdf('pdftotext', pdf)).split('\f').map(letters);

describe.skipIf(!poppler)('the client PDF (pdftotext)', () => {
  it.each(EXAMPLES.flatMap((name) => [[name, 'A4'] as const, [name, 'Letter'] as const]))(
    'of %s on %s has three or four pages',
    async (name, format) => {
      const { analysis, picture } = await gradedExample(name);
      expect([3, 4]).toContain(await pagesOf(await set(fetched(analysis), picture, format)));
    },
  );

  it.each(EXAMPLES)('of %s has its sections on the expected pages', async (name) => {
    const { analysis, picture } = await gradedExample(name);
    const [first = '', second = '', ...rest] = await pages(await set(fetched(analysis), picture));
    const fixes = firstFixes(analysis, null).map(({ recommendation }) => recommendation);
    expect(fixes.length > 0).toBe(analysis.recommendations.length > 0);
    expect(fixes.length).toBeLessThanOrEqual(5);
    expect(missing(first, [analysis.verdict, ...fixes.map(({ title }) => title)])).toEqual([]);
    const looks = analysis.creative.type === 'video' ? ['What happens when'] : ['Where people look'];
    expect(missing(second, [...looks, 'Placements'])).toEqual([]);
    const last = second + rest.join('');
    const inFull = fixes.length > 0 ? ['What to fix', ...fixes.map(({ text }) => text)] : [];
    expect(missing(last, inFull)).toEqual([]);
    expect(missing(last, ['How this score was made'])).toEqual([]);
    const named = analysis.scoreBreakdown.map(({ category }) => category);
    expect(missing(first + last, ['Score by category', ...named])).toEqual([]);
    expect(last.includes('Adcopy')).toBe(analysis.adCopy !== null);
  });

  it.each([...EXAMPLES.map((name) => [name, false] as const), ['loud-rectangle', true] as const])(
    'of %s leaves no page half empty but the last one (changes made: %s)',
    async (name, made) => {
      const { analysis, picture } = await gradedExample(name);
      const pdf = await set(fetched(analysis, made ? madeAll(analysis) : null), picture);
      const [last = 0, ...before] = (await filled(pdf)).toReversed();
      expect(Math.min(...before)).toBeGreaterThan(0.7);
      expect(last).toBeGreaterThan(0.25);
    },
  );

  it('keeps each heading on the page of what follows it', async () => {
    const { analysis, picture } = await gradedExample('loud-rectangle');
    const all = await pages(await set(fetched(analysis, madeAll(analysis)), picture));
    const [advice] = analysis.recommendations;
    expect(missing(all.find((page) => page.includes('Measured:')) ?? '', [advice?.text ?? ''])).toEqual([]);
  });

  it('shows each change before and after, and works without the pictures', async () => {
    const { analysis, picture } = await gradedExample('loud-rectangle');
    const made = fetched(analysis, madeAll(analysis));
    const found = (await pages(await set(made, picture))).join('');
    expect(found.match(/before/g)?.length).toBeGreaterThanOrEqual(5);
    expect(found).toContain('measured+7.3');
    const bare = await pool.pdf({
      document: clientReport(made, { includeBranding: true, format: 'A4', record: 'client' }),
      pictures: [],
    });
    const words = (await pages(bare)).join('');
    expect(missing(words, [analysis.recommendations[0]?.text ?? ''])).toEqual([]);
    expect(words).toContain('Thecreativeisnolongerkept.');
  });

  it.each(['A4', 'Letter'] as const)(
    'fits on four pages of %s with the longest texts, and says where they continue',
    async (format) => {
      const { analysis, picture } = await gradedExample('square-with-copy');
      const long = longest(analysis);
      const pdf = await set(fetched(long, madeAll(long)), picture, format);
      expect(await pagesOf(pdf)).toBe(4);
      const found = (await pages(pdf)).join('');
      // What a reader acts on is there in full.
      const whole = [long.verdict, ...long.recommendations.slice(0, 5).map(({ text }) => text)];
      expect(missing(found, whole)).toEqual([]);
      expect(found).toContain(letters('The whole copy is in the full record.'));
      for (const begun of [long.adCopy ?? '', ...long.keyInsights.strengths.slice(0, 3)]) {
        const kept = letters(begun).slice(0, 60);
        expect(found).toMatch(new RegExp(`${kept}[^…]*…`));
      }
    },
  );

  it('of an ad that could not be judged has two pages and says so', async () => {
    const { analysis, picture } = await gradedExample('wordless');
    const bare: Analysis = {
      ...analysis,
      overallScore: null,
      coverage: 0.1,
      grade: 'N/A',
      attention: null,
      placements: [],
      recommendations: [],
      keyInsights: { strengths: [], weaknesses: [] },
      percentiles: null,
      understood: null,
    };
    const pdf = await set(fetched(bare), picture);
    expect(await pagesOf(pdf)).toBe(2);
    expect((await pages(pdf)).join('')).toContain(
      letters('We could measure too little of this creative to say what to change.'),
    );
  });
});

describe('where people look', () => {
  it.each(['square-with-copy', 'pale-leaderboard', 'calm-story', 'short-video'] as const)(
    'of %s gives each element the share of attention that the checks state',
    async (name) => {
      const { analysis } = await gradedExample(name);
      const stated = analysis.audits.flatMap(({ evidence }) => evidence.map(({ label }) => label));
      const blocks = gaze(analysis).flatMap((block) => (block.kind === 'together' ? block.blocks : []));
      const told = blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []));
      const named = told.filter(({ text }) => text.endsWith('”'));
      expect(named.length).toBeGreaterThan(0);
      for (const { term, text } of named) {
        const words = text.slice(text.indexOf('“'));
        const [, share] = term.split(' · ');
        expect(stated.filter((label) => label.endsWith(`${words}: ${share} of attention`))).not.toEqual([]);
      }
    },
  );
});

describe('the first page of a video', () => {
  it.each([
    ['drawn where its words are on the key frame', 'at the key frame', true],
    ['left out where its words are gone by then', 'until before it', false],
    ['drawn where its words came before and are still there', 'through it', true],
  ])('has the number of a fix %s', async (_, when, drawn) => {
    let key = Number.NaN;
    const { analysis } = await gradedExample('short-video', (gathered) => {
      const { scenes } = gathered.artifacts;
      key = scenes?.heroSecond ?? key;
      // Without a call to action there is something to advise.
      const unasked = scenes && { scenes: { ...scenes, callToAction: [] }, callToAction: null };
      return { ...gathered, artifacts: { ...gathered.artifacts, ...unasked } };
    });
    const [advice] = analysis.recommendations;
    const second = when === 'at the key frame' ? key : key - 3;
    const evidence = [{ label: 'These words', box: { x: 0.1, y: 0.1, w: 0.2, h: 0.1 }, second }];
    const line = {
      start: second,
      end: when === 'through it' ? key + 1 : key - 2,
      text: 'These words',
      role: 'body',
    };
    const { blocks } = clientReport(
      fetched({
        ...analysis,
        audits: analysis.audits.map((audit) => (audit.id === advice?.audit ? { ...audit, evidence } : audit)),
        timeline: analysis.timeline && { ...analysis.timeline, text: [line] },
      }),
      { includeBranding: true, format: 'A4', record: 'client' },
    );
    const [first] = blocks.flatMap((block) => (block.kind === 'sheet' ? [block.blocks] : []));
    const marks = first?.flatMap((block) => (block.kind === 'picture' ? block.marks : [])) ?? [];
    expect(marks.some(({ number }) => number === 1)).toBe(drawn);
    const [fix] = blocks.flatMap((block) => (block.kind === 'action' ? [block.chip] : []));
    expect(fix).toMatchObject({ number: 1, drawn });
  });
});
