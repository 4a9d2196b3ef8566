import { pictureLanguage, pictureWords } from '../../computed/words/picture-words.ts';
import { foreignRequest } from '../../language/foreign-request.ts';
import { auditOf } from '../../rubrics/audit-of.ts';
import type { AuditResult } from '../../report.ts';
import type { AdWords } from './ad-facts.ts';

/**
 * Whether new text for the ad can be English: its copy is English, or the picture's text does not suggest another language. All suggested
 * text is English, and a German ad should not be told to say “See prices”.
 */
export function canUseEnglish({ copy, text, callToAction }: AdWords): boolean {
  if (copy?.language) return copy.language === 'en';
  const { name } = pictureLanguage(pictureWords(text));
  if (name !== null) return name === 'English';
  return callToAction === null || foreignRequest(callToAction.text) === null;
}

/** Whether a check's finding is reliable for this ad: English word lists say nothing about other languages. */
export const isReliableInLanguage = ({ id }: AuditResult, ad: AdWords): boolean =>
  !auditOf(id)?.english || canUseEnglish(ad);
