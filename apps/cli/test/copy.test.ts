import { rm } from 'node:fs/promises';
import { gradeCopy } from '@adjudge/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { Workspace } from './adjudge.ts';

const HEADLINE = 'Three ways to brew better coffee before seven';
const desk = new Workspace();

afterAll(() => rm(desk.folder, { recursive: true }));

describe('adjudge copy', () => {
  it('grades text the same from separate words, a quoted string or a file', async () => {
    await desk.put('headline.txt', `${HEADLINE}\n`);
    const outcomes = await Promise.all([
      desk.adjudge('copy', '--json', HEADLINE),
      desk.adjudge('copy', '--json', ...HEADLINE.split(' ')),
      desk.adjudge('copy', '--json', '--copy-file', 'headline.txt'),
    ]);
    const wanted = `${JSON.stringify(gradeCopy(HEADLINE), null, 2)}\n`;
    expect(outcomes).toEqual(outcomes.map(() => ({ status: 0, stdout: wanted, stderr: '' })));
  });

  it('prints a readable score, grade and percentile', async () => {
    const { score, grade, percentile } = gradeCopy(HEADLINE);
    const { betterThan, n } = percentile!;
    expect((await desk.adjudge('copy', HEADLINE)).stdout).toBe(
      `${score}  ${grade}  better than ${betterThan}% of ${n} ad copies (written to compare with, good and bad)\n`,
    );
  });

  it('answers a batch line by line in order, including texts that cannot be graded', async () => {
    const lines = [
      { id: 'z', text: HEADLINE },
      { id: 'empty', text: '   ' },
      { id: 3, text: 'Save 30% on every bottle until Sunday' },
      { id: 'long', text: 'word '.repeat(500) },
      { id: 'a', text: HEADLINE },
    ];
    await desk.lines('texts.jsonl', lines);
    const { status, stdout, stderr } = await desk.adjudge('copy', '--batch', 'texts.jsonl');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    const { score, audits } = gradeCopy(HEADLINE);
    expect(answers[0]).toHaveProperty(
      'audits',
      Object.fromEntries(audits.map((audit) => [audit.id, audit.score])),
    );
    expect(answers).toMatchObject([
      { id: 'z', score },
      { id: 'empty', score: null, code: 'copy-too-short', error: expect.stringMatching(/empty/) },
      { id: '3', score: expect.any(Number) },
      { id: 'long', score: null, code: 'copy-too-long' },
      { id: 'a', score },
    ]);
  });
});
