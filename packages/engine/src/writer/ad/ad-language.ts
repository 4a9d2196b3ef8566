import { pictureLanguage, pictureWords } from '../../computed/words/picture-words.ts';
import { requestAbroad } from '../../language/request-abroad.ts';
import { auditOf } from '../../rubrics/audit-of.ts';
import type { AuditResult } from '../../report.ts';
import type { AdWords } from './ad-facts.ts';

/**
 * Whether new words for the ad can be English: its copy is, or nothing that was read in the picture speaks against it.
 * The writer's words are English, and a German ad is not told to say “See prices”.
 */
export function takesEnglish({ copy, text, callToAction }: AdWords): boolean {
  if (copy?.language) return copy.language === 'en';
  const { name } = pictureLanguage(pictureWords(text));
  if (name !== null) return name === 'English';
  return callToAction === null || requestAbroad(callToAction.text) === null;
}

/** Whether a check can be told as a fact: what English lists say of foreign words is none. */
export const canBeTold = ({ id }: AuditResult, ad: AdWords): boolean =>
  !auditOf(id)?.english || takesEnglish(ad);
