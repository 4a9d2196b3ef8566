import type { TextLine } from '../../artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { trust } from '../../computed/text/main-lines.ts';
import { readable } from '../../computed/text/readable.ts';

const MOST = 15;
const SHOWN = 3;

export default defineAudit({
  id: 'word-count',
  needs: ['text'],
  unit: 'words',
  curve: {
    shape: 'sweetSpot',
    low: 4,
    high: MOST,
    slack: 27,
    source:
      'Judgement: about four words a second are read (Brysbaert 2019: 238 a minute); 15 take four seconds, longer than most ads are looked at',
  },
  effort: 'hour',
  words: {
    name: 'Number of words',
    pass: 'The words can be read in passing',
    fail: 'More words than anybody reads in passing',
    why: 'An ad in a feed is looked at for seconds; every word beyond the first few lowers the chance that the ones that matter are read.',
    fix: 'Keep headline, offer, action and brand; move the rest to the copy or the landing page.',
    action: 'Take words away',
  },

  run({ text }) {
    const lines = text
      .filter((line) => line.role !== 'legal')
      .map((line) => ({ line, words: wordsOf(line) }))
      .filter(({ words }) => words > 0)
      .toSorted((a, b) => b.words - a.words);
    const longest = lines[0];
    if (!longest) return { kind: 'notApplicable', reason: 'The picture has no words.' };
    const value = lines.reduce(
      (sum, { line, words }) => sum + words * trust(line.confidence) * readable(line.contrast),
      0,
    );
    const count = Math.round(value);
    const read = lines.reduce((sum, { words }) => sum + words, 0);
    const body = lines.find(({ line }) => line.role === 'body') ?? longest;
    return {
      kind: 'measured',
      value,
      // Fewer than one word that can be read: that they are few is no praise.
      confidence: Math.min(1, value),
      evidence: lines.slice(0, SHOWN).map(({ line, words }) => ({
        label: `${lineName(line)}, ${words} ${words === 1 ? 'word' : 'words'}`,
        box: line.box,
      })),
      observation:
        count === 0
          ? `The picture carries ${read} ${read === 1 ? 'word' : 'words'}, ${lineName(longest.line)} the longest line, too faint to count as read.`
          : `The picture carries about ${count} ${count === 1 ? 'word' : 'words'} beside the fine print; the longest line is ${lineName(longest.line)}.`,
      advice:
        value > MOST
          ? `Take out about ${count - MOST} words, beginning with ${lineName(body.line)}; what has to be said there fits the copy or the landing page.`
          : 'Keep it as short as it is.',
    };
  },
});

const wordsOf = (line: TextLine): number =>
  line.text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
