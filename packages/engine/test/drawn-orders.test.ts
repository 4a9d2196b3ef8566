import { expect, it } from 'vitest';
import { decodeImage } from '../src/gatherers/picture/index.ts';
import { readText } from '../src/gatherers/text/index.ts';
import { PROMPT_INJECTIONS, renderBanner } from '../src/testing/index.ts';
import { isPromptInjection } from '../src/vision-reader/prompt-injection.ts';

/** Three pictures go through real text recognition. */
const PATIENCE = 120_000;
const ON_ONE = 10;
/** Out of 30. A misread character loses one now and then. */
const NOTICED = 28;

async function linesOn(orders: readonly string[]): Promise<readonly string[]> {
  const { png } = await renderBanner({
    width: 800,
    height: 600,
    ground: { kind: 'plain', paint: { from: '#f6efe2', to: '#f6efe2' } },
    lines: orders.map((text, at) => ({
      text,
      x: 0.04,
      y: 0.08 + 0.09 * at,
      size: 22,
      colour: '#1d3557',
      weight: 700,
      font: 'Lato',
    })),
  });
  const { frame } = await decodeImage({ bytes: png, fileName: 'orders.png' });
  const read = await readText(frame);
  return read.ok ? read.value.map(({ text }) => text) : [];
}

it('prompt injection drawn in images is detected', { timeout: PATIENCE }, async () => {
  const lines: string[] = [];
  for (let from = 0; from < PROMPT_INJECTIONS.length; from += ON_ONE)
    lines.push(...(await linesOn(PROMPT_INJECTIONS.slice(from, from + ON_ONE))));
  const noticed = lines.filter(isPromptInjection);
  expect(noticed.length).toBeGreaterThanOrEqual(NOTICED);
});
