import {
  faultMarks,
  formatTimecode,
  curves,
  momentAt,
  numberFindings,
  rowsOf,
  spanLanes,
} from '@adjudge/contract';
import { describe, expect, it } from 'vitest';
import { aTimeline, aVideoAnalysis } from '../../../testing/sample-video.ts';

describe('formatTimecode', () => {
  it.each([
    [0, '0:00'],
    [3, '0:03'],
    [3.04, '0:03'],
    [9.96, '0:10'],
    [62.5, '1:02.5'],
    [-1, '0:00'],
  ])('formats %d s as %s', (second, text) => {
    expect(formatTimecode(second)).toBe(text);
  });
});

describe('momentAt', () => {
  it.each([
    [0.5, 1],
    [3.3, 3.4],
    [3.5, 3.6],
    [10.9, 11],
  ])('maps %d s to the frame at %d s within the same shot', (second, frame) => {
    expect(momentAt(aTimeline(), second)?.second).toBe(frame);
  });

  it('returns null if no frame is near', () => {
    expect(momentAt(aTimeline(), 6)).toBeNull();
    expect(momentAt(aTimeline({ frames: [] }), 1)).toBeNull();
  });
});

describe('faultMarks', () => {
  it('gives the moments of findings that cost points, with one mark for all that a finding shows of a moment', () => {
    const found = numberFindings(aVideoAnalysis());
    const [first] = faultMarks(found);
    const twice = found.map((finding) => ({
      ...finding,
      audit: { ...finding.audit, evidence: finding.audit.evidence.flatMap((shown) => [shown, shown]) },
    }));
    expect(faultMarks(found).every(({ finding }) => finding.costs)).toBe(true);
    expect(faultMarks(twice).map(({ label }) => label)).toEqual(faultMarks(found).map(({ label }) => label));
    expect(first?.label).toMatch(/^1\. The offer lacks contrast: /);
  });
});

describe('timeline rows', () => {
  const span = (start: number, end: number) => ({ start, end, label: '' });

  it('stack only spans that overlap', () => {
    expect(rowsOf([span(0, 2), span(1, 3), span(2, 4), span(1.5, 2.5)])).toEqual([0, 1, 0, 2]);
    expect(rowsOf([])).toEqual([]);
  });

  it('label each span with its name and time', () => {
    const lanes = new Map(spanLanes(aTimeline()).map(({ name, spans }) => [name, spans]));
    expect([...lanes.keys()]).toEqual(['Shots', 'Text', 'Faces', 'Brand', 'Call to action', 'Speech']);
    expect(lanes.get('Shots')?.[1]?.label).toBe('Shot 2, 0:03.5 to 0:08');
    expect(lanes.get('Text')?.[1]?.label).toBe('Text “2 for 1 until Friday”, 0:02 to 0:06');
    expect(lanes.get('Faces')).toEqual([]);
  });
});

describe('timeline curves', () => {
  it('have a text summary', () => {
    const [attention] = curves(aTimeline({ attention: [0.2, 0.9, 0.4] }));
    expect(attention?.label).toBe('Attention: highest 90% at 0:00.5, lowest 20% at 0:00');
    expect(curves(aTimeline({ attention: [] }))[0]?.label).toBe('Attention: not measured');
  });

  it('scale loudness from silence to full scale, and omit it if there is no sound', () => {
    const sound = curves(aTimeline({ loudness: [-70, -60, -15, 0] })).at(-1);
    expect([sound?.name, sound?.values]).toEqual(['Sound', [0, 0, 0.75, 1]]);
    expect(curves(aTimeline({ loudness: null })).map(({ name }) => name)).not.toContain('Sound');
  });
});
