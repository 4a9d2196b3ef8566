import { describeSecondOpinion } from '@adjudge/contract';
import { analysisOf, fakeReading } from '@adjudge/engine/testing';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { analysisCsv } from '../../src/modules/exports/csv.ts';
import { analysisReport } from '../../src/modules/exports/documents/analysis-report.ts';
import { clientReport } from '../../src/modules/exports/documents/client-report.ts';
import { fetched } from '../fixtures/read-pdf.ts';

const reading = fakeReading({ brand: '=HYPERLINK("https://evil.example")' }, { attention: 5 });
const analysis = analysisOf({ reading });
const opinion = analysis.secondOpinion!;

describe('a second opinion in exports', () => {
  it('has its own section in the CSV, with formulas escaped', () => {
    const text = analysisCsv(fetched(analysis));
    const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
    const own = rows.filter(({ Section }) => Section === 'Second opinion');
    expect(own[0]).toMatchObject({ Item: 'small-1', Text: describeSecondOpinion(opinion) });
    expect(own[1]).toMatchObject({ Item: 'Attention', Status: 'more than 15 points apart', Score: '5' });
    expect(
      Object.values(rows)
        .flatMap(Object.values)
        .filter((cell) => /^[=+@]/.test(String(cell))),
    ).toEqual([]);
  });

  it('appears in the full record and the client report', () => {
    const record = JSON.stringify(
      analysisReport(fetched(analysis), { includeBranding: true, format: 'A4', record: 'full' }),
    );
    expect(record).toContain('Second opinion');
    expect(record).toContain('Measured and read');
    const client = JSON.stringify(
      clientReport(fetched(analysis), { includeBranding: true, format: 'A4', record: 'client' }),
    );
    expect(client).toContain('small-1');
  });

  it('is described as part of the score in both reports when it counts', () => {
    const scored = fetched(analysisOf({ reading: { ...reading, scores: true } }));
    const settings = { includeBranding: true, format: 'A4' } as const;
    for (const document of [
      analysisReport(scored, { ...settings, record: 'full' }),
      clientReport(scored, { ...settings, record: 'client' }),
    ]) {
      const text = JSON.stringify(document).replaceAll('\u00a0', ' ');
      expect(text).toContain('Scored with reader small-1, prompt v1. The checks alone give');
      expect(text).not.toContain('does not depend on its ratings');
    }
  });

  it('is absent when there was no reader', () => {
    expect(analysisCsv(fetched(analysisOf()))).not.toContain('Second opinion');
  });
});
