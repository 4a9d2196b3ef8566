const ILL =
  'cancer|diabetes|depression|anxiety|deafness|hearing loss|blindness|dementia|alzheimer\\S*|asthma|arthritis|eczema|psoriasis|acne|pain(?! points?\\b| (?:of|from) (?!your\\b|arthritis|gout|childbirth|labou?r\\b|migraines?|surgery|injur|sciatica|period))|addiction|cravings?|insomnia|(?:lung|liver|nerve|brain|hearing|skin) damage|disease|illness|cellulite|wrinkles(?! (?:from|in|out of) (?:\\w+ )?(?:shirts?|cloth\\w*|fabrics?|linens?|suits?|dresses|garments?|laundry|curtains?|collars?)\\b)|baldness|hair loss|autism|adhd|infertility|obesity|allerg\\w+|snoring';

/** Not in front of a cure: those who raise money for research promise none ('Help us cure cancer'). */
export const NO_CAUSE =
  '(?<!\\b(?:help(?:ing)? (?:us|scientists|researchers|doctors)|(?:mission|race|fight|quest|research|hope|dream|money|funds|working)) (?:to )?)';

/** After 'results': the end of the statement, or a part of the body. 'Instant results: your photos, printed' is no claim. */
export const RESULTS = `(?=[^\\S\\n]*(?:[.!?\\n]|$)|,? (?:guaranteed|with|without|or|in)\\b|[^.!?\\n]{0,40}\\b(?:skin|hair|face|body|weight|wrinkles|belly|waist|teeth|smile|pain|joints?|muscles?|fat|sleep|energy|complexion|lips|lashes|nails|for (?:you|everyone)|${ILL})\\b)`;

/** After 'relief' and 'recovery': neither software nor what has no body. */
export const NOT_OF_BODY =
  '\\b(?! (?:software|tools?|kits?|apps?|plans?|suites?|services?|disks?|drives?)\\b| (?:for|from|of) (?:your |the |all )?(?:\\w+ )?(?:inbox|tax(?:es)?|files?|data|photos?|wallets?|budgets?|debts?|bills?)\\b)';

/** Before 'cured': what is cured in the trades of food and building. By judgment. */
const NOT_CURED_GOODS =
  '(?<!\\b(?:bacon|hams?|salmon|meats?|beef|pork|fish|eggs?|sausages?|salami|cheeses?|vanilla|tobacco|leather|glue|resin|epoxy|concrete|cement|paint|varnish|coatings?|gel|polish),? (?:(?:is|are|was|dry|salt|hand|slowly|fully) )*)';

/** Claims of cures, certainty, and results that no advertiser can promise, worded like the examples in platform policies. */
export const CLAIM_PHRASES: readonly RegExp[] = [
  /\b100 ?% (?:effective|certain|safe|guaranteed|success|natural cure|of (?:people|users|cases|customers))/gi,
  /\b(?:works?|effective) (?:on|for|in) 100 ?%/gi,
  new RegExp(
    `${NO_CAUSE}\\b(?:cure[sd]?|heal(?:s|ed)?|melts?|kills?|dissolves?|reverse[sd]?|eliminate[sd]?|eradicate[sd]?|removes?|erase[sd]?|ends?) (?:[\\w']+ ){0,3}(?:${ILL})\\b`,
    'gi',
  ),
  new RegExp(`\\b(?:${ILL}|ageing|aging) (?:is |was )?(?:cured|reversed|gone|eliminated|erased)\\b`, 'gi'),
  new RegExp(
    `\\b(?:guaranteed|instant|permanent|miracle|total|complete) (?:cure\\b|(?:relief|recovery)${NOT_OF_BODY})|${NOT_CURED_GOODS}\\bcured? (?:in|within) (?:\\d+|one|two|three|a) \\w+`,
    'gi',
  ),
  /\b(?:lost|lose|drop|dropped|shed|burn(?:ed|s)?) (?:up to )?\d+ ?(?:kilos?|kgs?|lbs?|pounds|stone|inches|dress sizes)\b(?! of (?!(?:\w+ )?(?:fat|weight|flab)\b)| (?:box|bag|parcel|pallet|load|plate|package)(?:e?s)?\b)(?: in \d+ \w+)?/gi,
  /\bno (?:surgery|diet|dieting|exercise|side effects|doctors?)(?=,| no\b| or\b|\.|!)|\bburns? (?:\w+ )?(?:belly )?fat\b/gi,
  /\bresults? (?:are |is )?(?:100 ?% )?(?:certain|guaranteed)\b|\b\d+ years younger\b|\b(?:look|feel|hear|see|run) like a (?:teenager|child|\d+[- ]year[- ]old) again\b(?! (?:at|in|on)\b)/gi,
  /\b(?:stop|cancel|throw away|no more need for|bin) your (?:\w+ )?(?:tablets|pills|medication|medicine|insulin|inhaler|glasses)\b(?! (?:from \w+ing|fogging|slipping|sliding)\b)/gi,
  /\b(?:earn|make) (?:up to )?[$€£]?\s?\d[\d,.]*k? (?:a|per|every) (?:day|week|month|hour) (?:from|without|while|at|online|working from)\b/gi,
  /\b(?:double|triple|quadruple) your (?:money|income|investment|savings(?! (?:this|on|today|at|card|when|with (?:code|our|the)|until|now)\b))\b|\brisk[- ]free (?:returns?|profits?|income)\b/gi,
];
