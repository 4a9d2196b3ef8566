import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { byHarm, softWorst } from '../../computed/arithmetic/soft-worst.ts';
import {
  FROM_FRAMES,
  SECONDS_A_WORD,
  meant,
  messageLines,
  surestMeant,
  wordsIn,
} from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';
import type { TextSpan } from '../../video-artifacts.ts';

/** Characters a second that subtitles for adults are set at. */
const CHARACTERS_A_SECOND = 17;

/** Time over what is needed is not worth more. */
const MOST = 160;
const GOOD = 100;

export default defineAudit({
  id: 'reading-time',
  needs: ['scenes'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 60,
    source:
      'Subtitles: 17 characters a second at most; 0.3 s a word (200 words a minute, Brysbaert 2019); 60 %: judgement',
  },
  effort: 'minutes',
  words: {
    name: 'Time to read the words',
    pass: 'Every line stays long enough to be read',
    fail: 'Lines are gone before they can be read',
    why: 'A line that leaves half read tells nothing and makes the next one harder.',
    fix: 'Hold each line at least 0.3 seconds a word, or shorten it.',
    action: 'Hold the words longer',
  },

  run({ scenes }) {
    const lines = byHarm(
      messageLines(scenes.text).map((line) => ({
        line,
        value: Math.min(MOST, (100 * (line.end - line.start)) / needed(line)),
        weight: meant(line) * wordsIn(line.text),
      })),
      GOOD,
    );
    const worst = lines[0];
    if (!worst) return { kind: 'notApplicable', reason: 'No words of a message stand on the screen.' };
    const { line } = worst;
    const value = softWorst(lines);
    const stays = formatValue(line.end - line.start, 'seconds');
    const needs = formatValue(needed(line), 'seconds');
    return {
      kind: 'measured',
      value,
      confidence: FROM_FRAMES * surestMeant(scenes.text),
      evidence: lines.slice(0, 4).map(({ line: each }) => ({
        label: `${lineName(each)} for ${formatValue(each.end - each.start, 'seconds')}`,
        second: each.start,
        box: each.box,
      })),
      observation: `The lines have ${formatValue(value, 'percent')} of the time it takes to read them, the shortest counting most: ${lineName(line)} stays ${stays} and needs ${needs}.`,
      advice:
        worst.value >= GOOD
          ? 'Keep the time of the lines.'
          : `Hold ${lineName(line)} for ${needs} instead of ${stays}, or say it in fewer words.`,
    };
  },
});

const needed = ({ text }: TextSpan): number =>
  Math.max(0.7, wordsIn(text) * SECONDS_A_WORD, text.length / CHARACTERS_A_SECOND);
