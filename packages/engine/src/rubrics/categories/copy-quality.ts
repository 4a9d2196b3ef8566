import copyArousal from '../../audits/copy/copy-arousal.ts';
import copyBait from '../../audits/copy/copy-bait.ts';
import copyBenefits from '../../audits/copy/copy-benefits.ts';
import copyCallToAction from '../../audits/copy/copy-call-to-action.ts';
import copyCandor from '../../audits/copy/copy-candor.ts';
import copyCompanyNews from '../../audits/copy/copy-company-news.ts';
import copyConcreteness from '../../audits/copy/copy-concreteness.ts';
import copyCraft from '../../audits/copy/copy-craft.ts';
import copyCuriosity from '../../audits/copy/copy-curiosity.ts';
import copyGrammar from '../../audits/copy/copy-grammar.ts';
import copyJargon from '../../audits/copy/copy-jargon.ts';
import copyOffer from '../../audits/copy/copy-offer.ts';
import copyOpeningHook from '../../audits/copy/copy-opening-hook.ts';
import copyOpeningLength from '../../audits/copy/copy-opening-length.ts';
import copyPlainWords from '../../audits/copy/copy-plain-words.ts';
import copyPlatformLength from '../../audits/copy/copy-platform-length.ts';
import copyPraise from '../../audits/copy/copy-praise.ts';
import copyPull from '../../audits/copy/copy-pull.ts';
import copyReadingEase from '../../audits/copy/copy-reading-ease.ts';
import copyReassurance from '../../audits/copy/copy-reassurance.ts';
import copyRepetition from '../../audits/copy/copy-repetition.ts';
import copyRespect from '../../audits/copy/copy-respect.ts';
import copyScares from '../../audits/copy/copy-scares.ts';
import copySecondPerson from '../../audits/copy/copy-second-person.ts';
import copySentenceLength from '../../audits/copy/copy-sentence-length.ts';
import copySingleAction from '../../audits/copy/copy-single-action.ts';
import copySocialProof from '../../audits/copy/copy-social-proof.ts';
import copySpecificity from '../../audits/copy/copy-specificity.ts';
import copySpelling from '../../audits/copy/copy-spelling.ts';
import copySubstance from '../../audits/copy/copy-substance.ts';
import copyTension from '../../audits/copy/copy-tension.ts';
import copyUrgency from '../../audits/copy/copy-urgency.ts';
import copyWornPhrases from '../../audits/copy/copy-worn-phrases.ts';
import policyCapitals from '../../audits/policy/policy-capitals.ts';
import policyClaims from '../../audits/policy/policy-claims.ts';
import policyClickHere from '../../audits/policy/policy-click-here.ts';
import policyFalseUrgency from '../../audits/policy/policy-false-urgency.ts';
import policyPersonalAttributes from '../../audits/policy/policy-personal-attributes.ts';
import policyProfanity from '../../audits/policy/policy-profanity.ts';
import policyPunctuation from '../../audits/policy/policy-punctuation.ts';
import policySuperlatives from '../../audits/policy/policy-superlatives.ts';
import policySymbols from '../../audits/policy/policy-symbols.ts';
import { CATEGORY_QUESTIONS } from '../category-questions.ts';
import type { ListedCategory, ListedAudit } from '../rubric.ts';

const PERSUASION: readonly ListedAudit[] = [
  { audit: copyBenefits, prior: 10, reason: 'Copy is there to tell readers what they get.' },
  { audit: copyOpeningHook, prior: 9, reason: 'The first line is the only one that most people see.' },
  { audit: copyCallToAction, prior: 9, reason: 'A response ad has to ask for the response.' },
  {
    audit: copySubstance,
    prior: 34,
    reason: 'A headline that fits any ad sells nothing, however it is set.',
  },
  { audit: copySpecificity, prior: 8, reason: 'Facts can be checked; they carry every other claim.' },
  { audit: copyOffer, prior: 5, reason: 'A strong reason to act, which not every ad needs.' },
  { audit: copySecondPerson, prior: 4, reason: 'Involves the reader; a matter of wording.' },
  { audit: copySocialProof, prior: 4, reason: 'Others’ trust convinces, where there is proof to show.' },
  { audit: copyUrgency, prior: 3, reason: 'A true deadline helps; most ads have none.' },
  { audit: copyReassurance, prior: 3, reason: 'Answers the last doubt before a first purchase.' },
  { audit: copyConcreteness, prior: 3, reason: 'Measured by a word list alone, so it counts for little.' },
  { audit: copyCuriosity, prior: 3, reason: 'One of several good ways to open.' },
  { audit: copyArousal, prior: 3, reason: 'Measured by a word list alone, so it counts for little.' },
  { audit: copyTension, prior: 7, reason: 'A true and small effect (Robertson and others 2023).' },
  { audit: copyPraise, prior: 5, reason: 'A true and small effect (Robertson and others 2023).' },
];

const CRAFT: readonly ListedAudit[] = [
  { audit: copyCraft, prior: 34, reason: 'Many small writing habits, fitted to a panel’s ratings.' },
  { audit: copyWornPhrases, prior: 8, reason: 'Readers skip what every ad says.' },
  { audit: copyCandor, prior: 8, reason: 'A condition that is named makes the promises believable.' },
  { audit: copyPlainWords, prior: 4, reason: 'Abstract words leave no picture in the mind.' },
  { audit: copyGrammar, prior: 6, reason: 'A grammar slip costs the trust that the rest earned.' },
  { audit: copyCompanyNews, prior: 6, reason: 'Company news gives the reader nothing.' },
  { audit: copyOpeningLength, prior: 4, reason: 'Few people read past “more”.' },
  { audit: copyReadingEase, prior: 3, reason: 'Copy is skimmed.' },
  { audit: copySpelling, prior: 3, reason: 'One typo costs the trust that the rest earned.' },
  { audit: copyPlatformLength, prior: 5, reason: 'Nobody reads copy that is cut off.' },
  { audit: copySentenceLength, prior: 2, reason: 'Readers stop at the longest sentence.' },
  { audit: copyJargon, prior: 2, reason: 'Jargon loses readers.' },
  { audit: copySingleAction, prior: 1, reason: 'A second call to action weakens the first.' },
  { audit: copyRepetition, prior: 1, reason: 'Good style, but no error.' },
];

/** A rejected ad reaches no one, so a broken rule weighs as much as a benefit. Most of these take part only when a rule is broken. */
const POLICY: readonly ListedAudit[] = [
  { audit: copyRespect, prior: 20, reason: 'Insults lose the reader and are rejected.' },
  { audit: copyScares, prior: 12, reason: 'Threats and fake countdowns are distrusted and rejected.' },
  {
    audit: copyBait,
    prior: 14,
    reason: 'Copy that hides its point is demoted by platforms and rated among the worst.',
  },
  { audit: policyCapitals, prior: 8, reason: 'Against editorial rules, and reads as shouting.' },
  { audit: policyPunctuation, prior: 6, reason: 'Against editorial rules.' },
  { audit: policyPersonalAttributes, prior: 24, reason: 'Rejected; repeated cases can cost the account.' },
  { audit: policyClaims, prior: 24, reason: 'Rejected; repeated cases can cost the account.' },
  { audit: policySuperlatives, prior: 10, reason: 'Risky without proof beside it.' },
  { audit: policyClickHere, prior: 10, reason: 'Against editorial rules; quick to fix.' },
  { audit: policySymbols, prior: 9, reason: 'Against editorial rules; quick to fix.' },
  { audit: policyFalseUrgency, prior: 14, reason: 'Rejected as deceptive where it is untrue.' },
  { audit: policyProfanity, prior: 20, reason: 'Rejected; rare.' },
];

const PULL: readonly ListedAudit[] = [
  {
    audit: copyPull,
    prior: 60,
    reason: 'Fitted to clicks on headlines; it says nothing about ad copy (docs/decisions/008).',
  },
];

export const copyQuality: ListedCategory = {
  ...CATEGORY_QUESTIONS.copyQuality,
  audits: [...PULL, ...PERSUASION, ...CRAFT, ...POLICY],
};
