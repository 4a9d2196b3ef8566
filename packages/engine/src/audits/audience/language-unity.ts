import { defineAudit } from '../../audit.ts';
import { linesOf, pictureLanguage, pictureWords } from '../../computed/words/picture-words.ts';
import { FUNCTION_WORDS } from '../../computed/words/picture-lexicon.ts';
import { formatValue } from '../../format-value.ts';

export default defineAudit({
  id: 'language-unity',
  needs: ['text'],
  unit: 'percent',
  curve: { shape: 'rising', good: 90, middling: 60, source: 'Judgement' },
  effort: 'minutes',
  words: {
    name: 'One language',
    pass: 'The words keep to one language',
    fail: 'The words mix languages',
    why: 'A reader who meets a second language takes the ad to be meant for someone else.',
    fix: 'Set a version of the ad for each language.',
    action: 'Keep to one language',
  },

  run({ text }) {
    const words = pictureWords(text);
    const { name, share, recognised } = pictureLanguage(words);
    if (name === null) {
      return { kind: 'notApplicable', reason: 'Too few common words were read to tell the language.' };
    }
    const own = FUNCTION_WORDS[name];
    const others = words.filter(
      ({ word }) => !own?.has(word) && Object.values(FUNCTION_WORDS).some((set) => set.has(word)),
    );
    const shown = formatValue(share * 100, 'percent');
    const lines = linesOf(others.length > 0 ? others : words).slice(0, 3);
    return {
      kind: 'measured',
      value: share * 100,
      confidence: Math.min(0.9, 0.3 + 0.1 * recognised),
      evidence: lines.map(({ text: line, box }) => ({ label: `“${line}”`, box })),
      observation: `${shown} of the ${recognised} common words are ${name}.`,
      ...(others.length > 1 && {
        advice: `Put “${lines[0]?.text ?? ''}” into ${name} too, or set a separate version for its language.`,
      }),
    };
  },
});
