import { defineAudit } from '../../audit.ts';
import {
  evidenceIn,
  quoteWords,
  whyNotEnglish,
  type PictureWord,
  pictureWords,
  weightedShare,
  wordingConfidence,
} from '../../computed/words/picture-words.ts';
import { JARGON, LEGAL_TERMS } from '../../computed/words/picture-lexicon.ts';
import { matchesList } from '../../computed/words/word-lists.ts';
import { formatMessage } from '../../messages/format-message.ts';

const inTheTrade = matchesList(JARGON);
const isLegalTerm = matchesList(LEGAL_TERMS);

const MESSAGES = {
  none: 'We found no jargon in the words we read.',
  some: '{words} {count, plural, one {is} other {are}} jargon to most customers.',
  replace: 'Swap {words} for what a customer would say to a friend.',
  setApart:
    'If the law asks for {words}, set {count, plural, one {it} other {them}} apart as fine print; otherwise use plain words.',
} as const;

export default defineAudit({
  id: 'jargon-share',
  needs: ['text'],
  unit: 'percent',
  curve: { shape: 'falling', good: 3, middling: 14, source: 'Judgment; words counted by a list of our own' },
  effort: 'minutes',
  part: 'wording',
  onVideo: 'all-words',
  english: true,
  words: {
    name: 'Jargon',
    pass: 'The text has little or no jargon',
    fail: 'The text uses too much jargon',
    why: 'Words people do not use themselves have to be translated first, and few do that for an ad.',
    fix: 'Say it the way a customer would say it to a friend.',
    action: 'Replace the jargon',
  },

  run({ text }) {
    const words = pictureWords(text);
    const reason = whyNotEnglish(words);
    if (reason !== null) return { kind: 'notApplicable', reason };
    const legal = legalIn(words);
    const speaksJargon = (entry: PictureWord): boolean => inTheTrade(entry) || legal.has(entry);
    const hits = words.filter(speaksJargon);
    const share = weightedShare(words, speaksJargon) * 100;
    const plain = hits.filter((entry) => !isLegalTerm(entry));
    return {
      kind: 'measured',
      value: share,
      confidence: wordingConfidence(words),
      evidence: evidenceIn(hits, words),
      observation: hits.length > 0 ? formatMessage(MESSAGES.some, { ...quoteWords(hits) }) : MESSAGES.none,
      ...(hits.length > 0 && {
        advice:
          plain.length > 0
            ? formatMessage(MESSAGES.replace, { ...quoteWords(plain) })
            : formatMessage(MESSAGES.setApart, { ...quoteWords(hits) }),
      }),
    };
  },
});

/** 'Apply' is a request, while 'terms apply' is legal language. Such words count only when a line has two of them. */
function legalIn(words: readonly PictureWord[]): ReadonlySet<PictureWord> {
  const found = words.filter(isLegalTerm);
  return new Set(
    found.filter((entry) => found.some((other) => other.word !== entry.word && other.line === entry.line)),
  );
}
