import { defineAudit } from '../../audit.ts';
import { quote } from '../../computed/text/quote.ts';
import { FROM_FRAMES, firstSaid, meant, messageLines, passingNote } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';

const GOOD = 1;

export default defineAudit({
  id: 'opening-words',
  needs: ['scenes'],
  unit: 'seconds',
  curve: {
    shape: 'falling',
    good: GOOD,
    middling: 4,
    source: 'Meta business help: message in 3 s, made for sound off; the points: judgement',
  },
  effort: 'minutes',
  words: {
    name: 'First words on the screen',
    pass: 'Words meet the viewer at once',
    fail: 'The first words come late',
    why: 'Feeds play without sound; until words stand on the screen nothing says why to go on watching.',
    fix: 'Put the first line of the message on the first frame.',
    action: 'Bring the first words forward',
  },

  run({ scenes }) {
    const said = firstSaid(messageLines(scenes.text));
    if (!said) return { kind: 'notApplicable', reason: 'No words of a message stand on the screen.' };
    const { line: first, second: value } = said;
    const at = formatValue(first.start, 'seconds');
    return {
      kind: 'measured',
      value,
      confidence: FROM_FRAMES * first.confidence * meant(first),
      evidence: [{ label: `${quote(first.text)} from ${at}`, second: first.start, box: first.box }],
      observation: said.inPassing
        ? `The first line, ${quote(first.text)}, ${passingNote(said)}.`
        : `The first words, ${quote(first.text)}, stand on the screen from ${at}.`,
      advice:
        value <= GOOD
          ? `Keep ${quote(first.text)} where it is.`
          : said.inPassing
            ? 'Put the first line of the message on the first frame.'
            : `Show ${quote(first.text)} from the first frame instead of from ${at}.`,
    };
  },
});
