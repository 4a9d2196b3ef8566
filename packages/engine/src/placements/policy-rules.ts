import { DEMEANING } from './demeaning-phrases.ts';
import { CLAIM_PHRASES, NOT_OF_BODY, NO_CAUSE, RESULTS } from './claim-phrases.ts';

/**
 * What ad platform reviews reject or hold back, as far as the words show it. Platforms change their rules: these are as
 * of November 2026, and the report cites the source of every hit.
 */
export const POLICY_RULE_IDS = [
  'capitals',
  'punctuation',
  'symbols',
  'spacing',
  'click-here',
  'personal-attributes',
  'superlatives',
  'claims',
  'before-after',
  'false-urgency',
  'profanity',
  'demeaning',
] as const;
export type PolicyRuleId = (typeof POLICY_RULE_IDS)[number];

export interface PolicyRule {
  readonly source: string;
  readonly severity: 'refused' | 'risky';
  /** English phrases that break the rule. Rules without phrases are detected by form. Flags g and i. */
  readonly phrases: readonly RegExp[];
}

const GOOGLE_EDITORIAL = 'Google Ads policy 176095 and 14848297 (editorial)';
const META = 'Meta advertising standards';

const CONDITION =
  '(?:depress(?:ed|ion)|anxi(?:ous|ety)|overweight|obes(?:e|ity)|fat(?!-\\w)|diabet(?:ic|es)|bankrupt|broke|in debt|divorced|lonely|disabled|addict(?:ed|ion)?|adhd|autistic|infertile|balding|acne|wrinkles)';
/** Only the nouns from CONDITION, used after 'your': 'your fat cat' is not about the reader's own condition. */
const ILLNESS =
  '(?:depression|anxiety|obesity|diabetes|addiction|adhd|acne|wrinkles|infertility|disability|debts?)';
/** Feelings attributed to the reader: 'tired of', 'ashamed of', 'sick and tired of', 'fed up with'. */
const WEARY =
  '(?:tired|sick|weary|ashamed|embarrassed|afraid|scared|fed up|unhappy)(?: and tired)? (?:of|by|about|with)';
const DISEASE =
  "(?:cancers?|diabetes|arthritis|depression|anxiety|acne|baldness|covid\\S*|ag(?:e?)ing|hair loss|deafness|hearing loss|blindness|dementia|alzheimer(?:['’]s)?|parkinson(?:['’]s)?|autism|asthma|eczema|psoriasis|hiv|aids|adhd|insomnia|migraines?|tinnitus|obesity|infertility|impotence|erectile dysfunction|cellulite|heart disease|(?:lung|liver|kidney|nerve) damage|high blood pressure|chronic pain|allergies|epilepsy|hepatitis|herpes|lupus|addiction)";
const GROUP =
  '(?:christian|catholic|muslim|jewish|hindu|buddhist|atheist|gay|lesbian|bisexual|transgender|black|asian|hispanic|latino|latina|african[- ]american|immigrant|republican|democrat|(?:conservative|liberal)(?! (?:arts|invest|estimat|budget|portion|amount|approach)))';
const PEOPLE =
  '(?:singles?|wom[ae]n|m[ae]n|girls?|guys?|boys?|ladies|people|parents?|moms?|mums?|dads?|seniors?|matches|professionals|couples|friends|believers|voters)';

export const POLICY_RULES: Readonly<Record<PolicyRuleId, PolicyRule>> = {
  capitals: { source: GOOGLE_EDITORIAL, severity: 'refused', phrases: [] },
  punctuation: { source: GOOGLE_EDITORIAL, severity: 'refused', phrases: [] },
  symbols: { source: GOOGLE_EDITORIAL, severity: 'refused', phrases: [] },
  spacing: { source: GOOGLE_EDITORIAL, severity: 'refused', phrases: [] },
  'click-here': {
    source: GOOGLE_EDITORIAL,
    severity: 'refused',
    phrases: [
      /\bclick (?:here|this|below|(?:on )?(?:the|this) (?:link|button|ad|banner))\b/gi,
      /\bclick now\b/gi,
    ],
  },
  'personal-attributes': {
    source: `${META} (personal attributes)`,
    severity: 'refused',
    phrases: [
      new RegExp(
        `\\b(?:are|aren't) you (?:a |an |so |still |feeling |suffering from |struggling with )*(?:${CONDITION}|${GROUP})\\b`,
        'gi',
      ),
      new RegExp(`\\byou(?:'re|’re| are) (?:a |an |so |too )*(?:${CONDITION}|${GROUP})\\b`, 'gi'),
      // 'Meet Christian Dior' and 'meet Black Friday' meet nobody.
      new RegExp(
        `\\b(?:fellow ${GROUP}s?|(?:other|meet|date|single) (?:single |local |other )?${GROUP}(?:s|(?= ${PEOPLE}\\b)))\\b`,
        'gi',
      ),
      new RegExp(
        `\\b(?:(?:are|aren't) you )?(?:${WEARY}|(?:do you )?hate) (?:being|feeling|looking|getting) (?:a |an |so |too |always )*(?:${CONDITION}|${GROUP})\\b`,
        'gi',
      ),
      new RegExp(
        `\\bdo you (?:feel|look|live with|deal with|struggle with) (?:a |an |so |too )*(?:${CONDITION})\\b`,
        'gi',
      ),
      new RegExp(`\\bas an? (?:${CONDITION} |fellow )?${GROUP}(?: \\w+)?, you\\b`, 'gi'),
      /\bhave you (?:ever )?been (?:diagnosed with|arrested|convicted|divorced|bankrupt)\b/gi,
      /\byour (?:(?:drinking|weight|debt|drug|gambling) problems?|double chin|love handles|excess weight|bald spot)\b/gi,
      new RegExp(
        `\\byour (?:${ILLNESS}|fat(?=\\W*$|[.!?]|,(?! ?\\w+(?:,| and | or ))| (?:away|off|fast|now|and|with|in|will|melts?)\\b)|criminal record|bad credit|sexual orientation|religion|disability|bankruptcy|belly fat|flabby \\w+)\\b`,
        'gi',
      ),
      /\b(?:suffering|struggling) (?:from|with) (?:your )?(?:depression|anxiety|obesity|diabetes|debt|addiction|weight|acne|hair loss|infertility|erectile dysfunction)\b/gi,
      /\bdo you (?:have|suffer from) (?:diabetes|depression|anxiety|cancer|hiv|herpes|bad credit|a criminal record|a disability|adhd)\b/gi,
    ],
  },
  superlatives: {
    source: `${GOOGLE_EDITORIAL}; superlatives need third-party proof (Google Ads misrepresentation, unreliable claims)`,
    severity: 'risky',
    phrases: [
      /\b(?:the )?(?:world|world's|nation|nation's|america|america's|planet|planet's|country|country's|industry|industry's|uk's|europe's)(?:’s)? (?:best|leading|greatest|finest|fastest|cheapest|safest|strongest|most \w+)\b/gi,
      /\b(?:the )?(?:best|greatest|finest|cheapest|fastest|safest|most \w+) \w+(?: \w+)? (?:in the world|on earth|on the planet|ever made|ever|of all time|in america|in the country|on the market)\b/gi,
      /(?:\bnumber one\b|\bno\. ?1\b(?! \w+ (?:street|st|road|rd|avenue|ave|lane|square|drive)\b)|(?<!\w|\b(?:rule|problem|day|song|step|tip|reason) )#1\b)(?! (?:reason|thing|step|way|rule|tip|mistake))/gi,
      /\b(?:unbeatable|unmatched|unrivall?ed|unparalleled|second to none|like no other|best in class)\b/gi,
      /\bthe (?:very )?(?:best|greatest|finest|perfect) (?!(?:is|are|fit|price|plan|decision|of|we|you|i)\b|way|part|time|thing|friend|day|version)\w+/gi,
    ],
  },
  claims: {
    source: `${META} (unrealistic outcomes, health claims); Google Ads misrepresentation (unreliable claims)`,
    severity: 'refused',
    phrases: [
      /\b(?:miracle|magic) (?:cure|pill|drink|diet|formula|solution|weight|product|results?)\b/gi,
      /\bmiracle\b(?= (?:for|against))/gi,
      new RegExp(
        `${NO_CAUSE}\\b(?:cur(?:es?|ed|ing)|heal(?:s|ed|ing)?|revers(?:es?|ed|ing)|eradicat(?:es?|ed|ing)|eliminat(?:es?|ed|ing)) (?:(?:your|my|his|her|their|all|any|the|signs of|\\w+ and) )*${DISEASE}\\b`,
        'gi',
      ),
      new RegExp(
        `\\b${DISEASE} (?:is |was |can be |gets )?(?:reversed|cured|healed|gone (?:in|within))\\b`,
        'gi',
      ),
      /\b(?:works (?:on|for) 100 ?% of|100 ?% certain)\b/gi,
      /\blost (?:over |up to |more than )?\d+ ?(?:lbs?|pounds|kgs?|kilos|stone|inches) in (?:just |only )?\d+ (?:days?|weeks?)\b/gi,
      /\b(?:make|earn|I made|earning) (?:up to |over )?[$€£]\s?[\d,.]+k? ?(?:(?:a|per|every|in a|an) ?(?:day|week|month|hour)|from home|online|fast|daily|weekly|monthly)(?: (?:from home|online|fast))?/gi,
      // 'Teachers make $60,000' tells a wage, 'make $5,000 go further' a use.
      /(?<!(?<!\b(?:our|my|of) )\b(?!members|users|customers|followers|traders|sellers|beginners)\w+(?:ers|ors|ists|ians|nurses) )\b(?:make|earn|I made|earning) (?:up to |over )?[$€£]\s?(?:\d{1,3}(?:,\d{3})+|\d{4,}|\d+k\b)(?!,?\d| (?:go|last|stretch|work)\b)/gi,
      /\bget rich (?:quick|fast)\b/gi,
      /\bguaranteed (?:results?|returns?|income|profits?|weight loss|approval|to (?!(?:arrive|ship|fit|deliver)\b|be (?:there|with|delivered|on time|fresh)\b)\w+|success|win|cures?|relief|profit|riches|wealth|winner)\b/gi,
      /\b(?:clinically |scientifically |100 ?% )?guaranteed to (?:cure|heal|melt|reverse|win|double|triple)\b/gi,
      /\b(?:cure|profits?|weight loss|relief|winnings?)[^.\n]{0,20} (?:is |are )?guaranteed\b/gi,
      /\b(?:results?|approval|income|success|profits?) (?:are |is )?guaranteed\b/gi,
      /\b(?:100|one hundred) ?(?:%|percent) (?:guaranteed|effective|safe|risk[- ]free|success)\b/gi,
      /\b(?:scientifically|clinically) proven to (?:cure|melt|reverse|eliminate|burn)\b/gi,
      /\b(?:melts?|burns?|blasts?) (?:away )?(?:belly |body |stubborn )?fat\b/gi,
      /\b(?:doctors?|banks?|dentists?) (?:hate|don't want you to know)\b/gi,
      /\bno side effects\b/gi,
      new RegExp(
        `\\b(?:permanent|instant|overnight) (?:results?${RESULTS}|relief${NOT_OF_BODY}|cure\\b|weight loss\\b|hair growth\\b|wealth\\b)`,
        'gi',
      ),
      ...CLAIM_PHRASES,
    ],
  },
  'before-after': {
    source: `${META} (before and after, health and wellness)`,
    severity: 'refused',
    phrases: [
      /\bbefore (?:and|&|\/|vs\.?|to) after\b(?=\W*$|\s*[.!?,:;\n(]| (?:photos?|pictures?|pics|shots?|results?|images?|stor(?:y|ies))\b)/gi,
      /\bbefore[/-]after\b/gi,
      /\bmy transformation in \d+ \w+\b/gi,
    ],
  },
  'false-urgency': {
    source: `${META} (unacceptable business practices); Google Ads misrepresentation`,
    severity: 'risky',
    phrases: [
      /\bbefore (?:it's|it’s|it is|it gets|they) (?:banned|ban(?: it)?|taken down|take it down|deleted|removed)\b/gi,
      /\bonly \d+ (?:seconds?|minutes?) (?:left|remaining|to (?:claim|act|decide))\b/gi,
      /\b(?:your (?:account|computer|phone|device) (?:has been|is|will be) (?:suspended|infected|locked|at risk|deleted))\b/gi,
      /\b(?:final|last) (?:warning|notice)\b/gi,
      /\byou(?:'ve|’ve| have) (?:been selected|won)\b/gi,
      /\bact (?:now|fast|immediately) or (?:lose|miss|else)\b/gi,
      /\bcongratulations,? you\b/gi,
      /\bthis (?:video|page|offer|ad) (?:will|may) (?:be )?(?:deleted|banned|taken down|removed)\b/gi,
    ],
  },
  profanity: {
    source: `${META} (profanity); Google Ads inappropriate content`,
    severity: 'refused',
    phrases: [],
  },
  demeaning: {
    source: `${META} (discriminatory practices; personal health, negative self-perception)`,
    severity: 'refused',
    phrases: DEMEANING,
  },
};
