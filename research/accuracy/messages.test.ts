import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textLine } from '../../packages/engine/src/testing/index.ts';
import { measureMessages } from './messages.ts';

let data: string;
beforeAll(() => {
  data = mkdtempSync(path.join(tmpdir(), 'adjudge-messages-'));
  mkdirSync(path.join(data, 'ads'));
  writeFileSync(
    path.join(data, 'ads', 'messages.csv'),
    [
      'file,topic_votes,topic,action_reason',
      'shoe.png,1,1,I should buy these shoes Because they grip || I should run more Because it is healthy',
      'tea.png,2,2,I should drink tea Because it is cold',
      'nothing.png,3,3,I should buy it Because I should',
      '',
    ].join('\n'),
  );
  for (const name of ['shoe', 'tea', 'nothing']) writeFileSync(path.join(data, 'ads', `${name}.png`), '');
});
afterAll(() => rmSync(data, { recursive: true }));

/** Text read in each ad. */
const READ = new Map([
  ['shoe.png', 'Every ridge, one shoe.'],
  ['tea.png', 'Cold tea, slowly steeped'],
]);

it('counts statements that share a content word with the text that was read, and with another ad’s text', async () => {
  const subject = await measureMessages({
    data,
    measure: async ({ fileName }) => ({
      artifacts: { text: [textLine({ text: READ.get(fileName) ?? '' })] },
      failures: {},
      confidence: {},
    }),
  });
  // One of the two statements about the shoe and the one about the tea. A statement without content is left out.
  expect(subject?.figures[0]).toMatchObject({ value: 75, n: 2, items: 'ads with 3 statements' });
  expect(subject?.figures[0]?.baselines[0]).toMatchObject({ value: 0, gain: { value: 75 } });
});
