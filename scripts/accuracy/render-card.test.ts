import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import card from '../../apps/web/src/features/accuracy/accuracy.json' with { type: 'json' };
import { ROOT } from '../command.ts';
import { renderCard } from './render-card.ts';

it('docs/accuracy.md has the figures of the page: run `npm run accuracy`', () => {
  expect(readFileSync(path.join(ROOT, 'docs', 'accuracy.md'), 'utf8')).toBe(renderCard(card));
});

it('every figure lies in its interval and on the scale it is drawn on', () => {
  for (const { value, low, high, from, to } of card.subjects.flatMap(({ figures }) => figures)) {
    expect(low).toBeLessThanOrEqual(value);
    expect(high).toBeGreaterThanOrEqual(value);
    expect(value).toBeGreaterThanOrEqual(from);
    expect(value).toBeLessThanOrEqual(to);
  }
});
