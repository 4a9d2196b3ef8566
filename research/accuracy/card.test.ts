import { describe, expect, it } from 'vitest';
import { mergeCard } from './card.ts';

const THEN = { engine: '1.0.0', rubric: '1.0.0', date: '2026-01-01' };
const NOW = { engine: '2.0.0', rubric: '1.1.0', date: '2026-02-02' };

const findings = (id: string, title: string) => ({
  id,
  title,
  meaning: '',
  data: '',
  doesNotShow: '',
  figures: [],
});

describe('a partially remeasured accuracy card', () => {
  const kept = [
    { ...findings('speed', 'kept'), measured: THEN },
    { ...findings('gone', 'no longer measured'), measured: THEN },
    { ...findings('clutter', 'old'), measured: THEN },
  ];
  const { subjects } = mergeCard(
    kept,
    [findings('clutter', 'new'), findings('elements', 'first')],
    ['clutter', 'elements', 'speed'],
    NOW,
  );

  it('stamps new sections and keeps the stamps of the others', () => {
    expect(subjects.map(({ title, measured }) => [title, measured.engine])).toEqual([
      ['new', '2.0.0'],
      ['first', '2.0.0'],
      ['kept', '1.0.0'],
    ]);
  });

  it('keeps the order of the card and drops sections that are no longer measured', () => {
    expect(subjects.map(({ id }) => id)).toEqual(['clutter', 'elements', 'speed']);
  });
});
