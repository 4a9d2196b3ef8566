import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import card from '../../apps/web/src/features/accuracy/accuracy.json' with { type: 'json' };
import { ROOT } from '../../scripts/command.ts';
import { renderCard } from './render-card.ts';
import { SUBJECT_WORDS, type SubjectId } from './words.ts';

it('docs/accuracy.md matches the card: run `npm run accuracy`', () => {
  expect(readFileSync(path.join(ROOT, 'docs', 'accuracy.md'), 'utf8')).toBe(renderCard(card));
});

it.each(card.subjects)(
  '$id is described in the words of the code: run `npm run accuracy -- --words`',
  (subject) => {
    expect(subject).toMatchObject(SUBJECT_WORDS[subject.id as SubjectId]);
  },
);

it('a section states its versions, and lists reliability tables below its figures', () => {
  const [subject] = card.subjects;
  const bins = [{ from: 0.7, to: 0.8, stated: 0.74, right: 0.6, n: 11 }];
  const text = renderCard({
    notClaimed: [],
    subjects: [
      {
        ...subject!,
        measured: { engine: '9.9.9', rubric: '8.8.8', date: '2030-01-02' },
        reliability: [{ name: 'Brand', bins }],
      },
    ],
  });
  expect(text).toContain('Measured on 2030-01-02, engine 9.9.9, rubric 8.8.8.');
  expect(text).toContain('| 70% to 80% | 74% | 60% | 11 |');
  expect(text.indexOf('| 70%')).toBeGreaterThan(text.lastIndexOf(subject!.figures.at(-1)!.name));
});

it('every figure is within its interval and its scale', () => {
  for (const { value, low, high, from, to } of card.subjects.flatMap(({ figures }) => figures)) {
    expect(low).toBeLessThanOrEqual(value);
    expect(high).toBeGreaterThanOrEqual(value);
    expect(value).toBeGreaterThanOrEqual(from);
    expect(value).toBeLessThanOrEqual(to);
  }
});
