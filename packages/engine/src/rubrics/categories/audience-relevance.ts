import benefitWords from '../../audits/audience/benefit-words.ts';
import headlineSubstance from '../../audits/audience/headline-substance.ts';
import jargonShare from '../../audits/audience/jargon-share.ts';
import languageUnity from '../../audits/audience/language-unity.ts';
import pictureSpecificity from '../../audits/audience/picture-specificity.ts';
import readerAddress from '../../audits/audience/reader-address.ts';
import subjectWords from '../../audits/audience/subject-words.ts';
import wordLength from '../../audits/audience/word-length.ts';
import { CATEGORY_QUESTIONS } from '../category-questions.ts';
import type { RubricCategory } from '../rubric.ts';

export const audienceRelevance: RubricCategory = {
  ...CATEGORY_QUESTIONS.audienceRelevance,
  audits: [
    { audit: benefitWords, weight: 22, reason: 'What is in it for the reader is the core of relevance.' },
    { audit: subjectWords, weight: 32, reason: 'The name of the thing or of the people decides who stops.' },
    {
      audit: readerAddress,
      weight: 15,
      reason: 'Speaking to “you” involves the reader, but many good ads do without.',
    },
    {
      audit: pictureSpecificity,
      weight: 8,
      reason: 'Figures make a gain believable; not every offer has one.',
    },
    { audit: wordLength, weight: 14, reason: 'Plain words reach more people.' },
    { audit: jargonShare, weight: 2, reason: 'Seldom a fault in pictures; plain when it is.' },
    { audit: languageUnity, weight: 1, reason: 'Seldom a fault, and told by little words alone.' },
    { audit: headlineSubstance, weight: 0, reason: 'No points before they are fitted.' },
  ],
};
