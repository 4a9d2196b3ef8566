import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Analysis, WhatIf } from '@adjudge/engine/report';
import type { ExportedAnalysis } from '../src/modules/exports/exportable.ts';

const run = promisify(execFile);

/** Of Debian's poppler-utils, which the test script installs where it may. */
export const poppler = await run('pdftotext', ['-v']).then(
  () => true,
  () => false,
);

/** What a tool of poppler says of a PDF. */
export async function readPdf(tool: 'pdftotext' | 'pdfinfo' | 'pdffonts', pdf: Uint8Array): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'adjudge-pdf-'));
  try {
    const file = path.join(folder, 'read.pdf');
    await writeFile(file, pdf);
    const { stdout } = await run(tool, tool === 'pdftotext' ? ['-raw', file, '-'] : [file]);
    return stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}

export const pagesOf = async (pdf: Uint8Array): Promise<number> =>
  Number(/Pages: +(\d+)\n/.exec(await readPdf('pdfinfo', pdf))?.[1]);

/** Letters alone: where lines end is the page's affair, and so are the places to break in long words. */
export const letters = (text: string): string => text.replaceAll(/[\s\u200b]+/g, '');

export const lettersOf = async (pdf: Uint8Array): Promise<string> => letters(await readPdf('pdftotext', pdf));

/** Those of the texts that are not in it. */
export const missing = (found: string, texts: readonly string[]): string[] =>
  texts.filter((text) => !found.includes(letters(text)));

export const fetched = (analysis: Analysis, whatIf: WhatIf | null = null): ExportedAnalysis => ({
  data: { ...analysis, analysisId: 'x'.repeat(21) },
  name: 'Loud rectangle',
  createdAt: '2026-11-20T10:00:00.000Z',
  whatIf,
});
