import { describe, expect, it } from 'vitest';
import wordCount from '../audits/clarity/word-count.ts';
import { judge } from '../testing/judge.ts';
import { fakeArtifacts, textLine } from '../testing/index.ts';
import { takenIn } from './taken-in.ts';

const { image } = fakeArtifacts();
const read = (over: Partial<Parameters<typeof textLine>[0]>) =>
  takenIn([{ line: textLine(over), weight: 1 }], image);

describe('how far a message is read', () => {
  it('is all of it for plain words, and falls with their contrast and size', () => {
    expect(read({ contrast: 7, height: 0.08 })).toBe(1);
    const fading = [4, 2, 1.6, 1.1].map((contrast) => read({ contrast, height: 0.08 }));
    expect(fading).toEqual(fading.toSorted((a, b) => b - a));
    expect(fading.at(-1)).toBe(0.25);
    expect(read({ contrast: 7, height: 0.005 })).toBe(0.25);
  });

  it('counts in full where there is nothing to read', () => {
    expect(takenIn([], image)).toBe(1);
  });

  it('lets a check of the words speak softly where nobody can read them', () => {
    const plain = judge(wordCount, { text: [textLine({ contrast: 7 })] });
    const faint = judge(wordCount, { text: [textLine({ contrast: 1.1 })] });
    expect(faint.confidence).toBeLessThan(plain.confidence / 2);
  });
});
