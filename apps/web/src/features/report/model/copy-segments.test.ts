import { numberFindings } from '@adjudge/contract';
import { describe, expect, it } from 'vitest';
import { anAnalysis } from '../../../testing/sample-analysis.ts';
import { markingFindings, segmentCopy } from './copy-segments.ts';

const copy = anAnalysis().adCopy ?? '';
const findings = numberFindings(anAnalysis());

describe('segmentCopy', () => {
  it('keeps every character', () => {
    expect(
      segmentCopy(copy, findings)
        .map(({ text }) => text)
        .join(''),
    ).toBe(copy);
  });

  it('marks the words that each finding points to', () => {
    const marked = segmentCopy(copy, findings).filter(({ findings }) => findings.length > 0);
    expect(marked.map(({ text }) => text)).toEqual([
      'two bottles and pay for one',
      '!!!',
      'The best tea in the world',
    ]);
  });

  it('splits overlapping spans', () => {
    const [base] = findings;
    const at = (start: number, end: number) => ({
      ...base!,
      audit: { ...base!.audit, evidence: [{ label: '', span: { start, end } }] },
    });
    const pieces = segmentCopy('abcdef', [at(0, 4), at(2, 6)]);
    expect(pieces.map(({ text, findings, ending }) => [text, findings.length, ending.length])).toEqual([
      ['ab', 1, 0],
      ['cd', 2, 1],
      ['ef', 1, 1],
    ]);
  });

  it('ignores a span outside the text', () => {
    const [base] = findings;
    const outside = {
      ...base!,
      audit: { ...base!.audit, evidence: [{ label: '', span: { start: 40, end: 60 } }] },
    };
    expect(segmentCopy('short', [outside])).toEqual([{ text: 'short', start: 0, findings: [], ending: [] }]);
  });
});

describe('markingFindings', () => {
  const never = () => false;
  const ids = (list: readonly { audit: { id: string } }[]) => list.map(({ audit }) => audit.id).toSorted();

  it('includes findings that cost points', () => {
    expect(ids(markingFindings(copy, findings, never))).toEqual(['copy-punctuation', 'copy-superlatives']);
  });

  it('includes a finding on request', () => {
    const asked = markingFindings(copy, findings, ({ audit }) => audit.id === 'offer-match');
    expect(ids(asked)).toContain('offer-match');
  });

  it('excludes a finding about the whole copy', () => {
    const [base] = findings;
    const evidence = [{ label: 'the copy', span: { start: 0, end: copy.length } }];
    const whole = { ...base!, audit: { ...base!.audit, evidence } };
    expect(markingFindings(copy, [whole], () => true)).toEqual([]);
  });
});
