import { describe, expect, it } from 'vitest';
import { brandMark, fakeArtifacts, textLine } from '../testing/index.ts';
import { gatherCopyAgain } from './gather-copy.ts';

const NOTHING = 'The copy and the picture name nothing that could be compared.';

describe('gathering the copy again', () => {
  const { messageMatch, copy: _, ...artifacts } = fakeArtifacts();
  const plain = {
    ...artifacts,
    text: [textLine({ text: 'Stay hot' })],
    callToAction: null,
    brand: [],
    things: [],
  };

  it('drops the failures that it has overcome', async () => {
    const failures = { copy: 'Not read.', messageMatch: NOTHING, faces: 'Not found.' };
    const shown = { ...plain, brand: [brandMark({ text: 'Tarnwell' })] };
    const again = await gatherCopyAgain('Tarnwell keeps tea hot.', {
      artifacts: shown,
      failures,
      confidence: {},
    });
    expect(again.failures).toEqual({ faces: 'Not found.' });
    expect(again.artifacts.messageMatch).toBeDefined();
  });

  it('keeps no match of the earlier copy where the new one cannot be compared', async () => {
    const graded = {
      artifacts: { ...plain, messageMatch },
      failures: {},
      confidence: { messageMatch: 1, text: 0.9 },
    };
    const again = await gatherCopyAgain('A day of joy.', graded);
    expect(again.failures).toEqual({ messageMatch: NOTHING });
    expect(again.artifacts.messageMatch).toBeUndefined();
    expect(again.confidence).not.toHaveProperty('messageMatch');
    expect(again.confidence).toMatchObject({ text: 0.9 });
  });
});
