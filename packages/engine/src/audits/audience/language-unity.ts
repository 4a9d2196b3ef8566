import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { evidenceIn, linesOf, pictureLanguage, pictureWords } from '../../computed/words/picture-words.ts';
import { FUNCTION_WORDS } from '../../computed/words/picture-lexicon.ts';
import { formatMessage } from '../../messages/format-message.ts';

/** Share of one language from which stray words are not another language, but a name or a word that both have. Chosen by judgment. */
const MOSTLY = 0.75;

const MESSAGES = {
  one: 'The text reads as {language} throughout.',
  mostly: 'Most of the text reads as {language}.',
  mixed: 'The text mixes {language} with another language, as in {line}.',
  advice: 'Put {line} into {language} too, or make a separate version of the ad for its language.',
} as const;

export default defineAudit({
  id: 'language-unity',
  needs: ['text'],
  unit: 'percent',
  curve: { shape: 'rising', good: 90, middling: 60, source: 'Judgment' },
  effort: 'minutes',
  onVideo: 'all-words',
  words: {
    name: 'One language',
    pass: 'All text is in one language',
    fail: 'The text mixes languages',
    why: 'People who run into a second language assume the ad is meant for someone else.',
    fix: 'Make a separate version of the ad for each language.',
    action: 'Keep to one language',
  },

  run({ text }) {
    const words = pictureWords(text);
    const { name, share, recognized } = pictureLanguage(words);
    if (name === null) {
      return { kind: 'notApplicable', reason: 'We read too few common words to tell the language.' };
    }
    const own = FUNCTION_WORDS[name];
    const others = words.filter(
      ({ word }) => !own?.has(word) && Object.values(FUNCTION_WORDS).some((set) => set.has(word)),
    );
    // A brand's name belongs to no language.
    const odd =
      others.length > 1 && share < MOSTLY ? linesOf(others).find(({ role }) => role !== 'brand') : undefined;
    const values = {
      language: name,
      ...(odd && { line: lineName(odd) }),
    };
    return {
      kind: 'measured',
      value: share * 100,
      confidence: Math.min(0.9, 0.3 + 0.1 * recognized),
      evidence: evidenceIn(others, words),
      observation: formatMessage(
        odd ? MESSAGES.mixed : others.length > 0 ? MESSAGES.mostly : MESSAGES.one,
        values,
      ),
      ...(odd && { advice: formatMessage(MESSAGES.advice, values) }),
    };
  },
});
