import { describe, expect, it } from 'vitest';
import { mergeCard } from './card.ts';
import { SUBJECT_WORDS } from './words.ts';

const THEN = { engine: '1.0.0', rubric: '1.0.0', date: '2026-01-01' };
const NOW = { engine: '2.0.0', rubric: '1.1.0', date: '2026-02-02' };

const findings = <Id extends string>(id: Id, data: string) => ({ id, data, figures: [] });

describe('a partially remeasured accuracy card', () => {
  const words = { title: 'title of then', meaning: 'meaning of then', doesNotShow: 'limits of then' };
  const kept = [
    { ...findings('speed', 'kept'), ...words, measured: THEN },
    { ...findings('gone', 'no longer measured'), ...words, measured: THEN },
    { ...findings('clutter', 'old'), ...words, measured: THEN },
  ];
  const { subjects } = mergeCard(kept, [findings('elements', 'first'), findings('clutter', 'new')], NOW);

  it('stamps new sections and keeps the stamps of the others', () => {
    expect(subjects.map(({ data, measured }) => [data, measured.engine])).toEqual([
      ['new', '2.0.0'],
      ['first', '2.0.0'],
      ['kept', '1.0.0'],
    ]);
  });

  it('keeps the order of the card and drops sections that are no longer measured', () => {
    expect(subjects.map(({ id }) => id)).toEqual(['clutter', 'elements', 'speed']);
  });

  it('describes kept figures in the present words', () => {
    expect(subjects.at(-1)).toMatchObject(SUBJECT_WORDS.speed);
  });
});
