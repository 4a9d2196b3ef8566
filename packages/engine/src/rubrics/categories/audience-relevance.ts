import benefitWords from '../../audits/audience/benefit-words.ts';
import jargonShare from '../../audits/audience/jargon-share.ts';
import languageUnity from '../../audits/audience/language-unity.ts';
import pictureSpecificity from '../../audits/audience/picture-specificity.ts';
import readerAddress from '../../audits/audience/reader-address.ts';
import subjectWords from '../../audits/audience/subject-words.ts';
import wordLength from '../../audits/audience/word-length.ts';
import persuasionImpression from '../../audits/audience/persuasion-impression.ts';
import demeaningWords from '../../audits/audience/demeaning-words.ts';
import headlineSubstance from '../../audits/audience/headline-substance.ts';
import { CATEGORY_QUESTIONS } from '../category-questions.ts';
import type { ListedCategory } from '../rubric.ts';

export const audienceRelevance: ListedCategory = {
  ...CATEGORY_QUESTIONS.audienceRelevance,
  audits: [
    { audit: benefitWords, prior: 22, reason: 'The benefit for the reader is the core of relevance.' },
    { audit: subjectWords, prior: 32, reason: 'Naming the product or the audience decides who stops.' },
    {
      audit: readerAddress,
      prior: 15,
      reason: 'Speaking to “you” involves the reader, but many good ads do without it.',
    },
    {
      audit: pictureSpecificity,
      prior: 8,
      reason: 'Figures make a benefit believable; not every offer has one.',
    },
    { audit: wordLength, prior: 14, reason: 'Plain words reach more people.' },
    { audit: jargonShare, prior: 2, reason: 'Rarely a problem in pictures, but clear when it is.' },
    { audit: languageUnity, prior: 1, reason: 'Rarely a problem, and measured by small words alone.' },
    {
      audit: persuasionImpression,
      prior: 36,
      reason: 'Learned from ratings: what the picture says as a whole, beyond what the other checks measure.',
    },
    {
      audit: demeaningWords,
      prior: 0,
      reason: 'Caps the score instead: no layout makes up for an insult.',
    },
    { audit: headlineSubstance, prior: 0, reason: 'Its points are fitted to readers’ ratings alone.' },
  ],
};
