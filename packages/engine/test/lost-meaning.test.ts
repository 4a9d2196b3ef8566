import { expect, it, vi } from 'vitest';
import { gatherBanner } from '../src/gatherers/index.ts';
import { exampleBanner, renderBanner } from '../src/testing/index.ts';

const REASON = 'The weights are of another file.';

vi.mock('../src/gatherers/sentences/index.ts', () => ({
  openMeaning: async () => null,
  saidIn: async () => {
    throw new Error(REASON);
  },
}));

it('a banner whose words cannot be weighed is graded without an impression', async () => {
  const { png } = await renderBanner(exampleBanner({ width: 600, height: 600 }));
  const { failures, artifacts } = await gatherBanner({ bytes: png, fileName: 'banner.png' }, () => {});
  expect(failures).toEqual({ impression: REASON });
  expect(artifacts.elements?.headline).not.toBeNull();
});
