const ILL =
  'cancer|diabetes|depression|anxiety|deafness|hearing loss|blindness|dementia|alzheimer\\S*|asthma|arthritis|eczema|psoriasis|acne|pain|addiction|cravings?|insomnia|(?:lung|liver|nerve|brain|hearing|skin) damage|disease|illness|cellulite|wrinkles|baldness|hair loss|autism|adhd|infertility|obesity|allerg\\w+|snoring';

/** Claims of cures, certainty, and results that no advertiser can promise, worded like the examples in platform policies. */
export const CLAIM_PHRASES: readonly RegExp[] = [
  /\b100 ?% (?:effective|certain|safe|guaranteed|success|natural cure|of (?:people|users|cases|customers))/gi,
  /\b(?:works?|effective) (?:on|for|in) 100 ?%/gi,
  new RegExp(
    `\\b(?:cure[sd]?|heal(?:s|ed)?|melts?|kills?|dissolves?|reverse[sd]?|eliminate[sd]?|eradicate[sd]?|removes?|erase[sd]?|ends?) (?:[\\w']+ ){0,3}(?:${ILL})\\b`,
    'gi',
  ),
  new RegExp(`\\b(?:${ILL}|ageing|aging) (?:is |was )?(?:cured|reversed|gone|eliminated|erased)\\b`, 'gi'),
  /\b(?:guaranteed|instant|permanent|miracle|total|complete) (?:cure|relief|recovery)\b|\bcured? (?:in|within) (?:\d+|one|two|three|a) \w+/gi,
  /\b(?:lost|lose|drop|dropped|shed|burn(?:ed|s)?) (?:up to )?\d+ ?(?:kilos?|kgs?|lbs?|pounds|stone|inches|dress sizes)\b(?: in \d+ \w+)?/gi,
  /\bno (?:surgery|diet|dieting|exercise|side effects|doctors?)(?=,| no\b| or\b|\.|!)|\bburns? (?:\w+ )?(?:belly )?fat\b/gi,
  /\bresults? (?:are |is )?(?:100 ?% )?(?:certain|guaranteed)\b|\b\d+ years younger\b|\b(?:look|feel|hear|see|run) like a (?:teenager|child|\d+[- ]year[- ]old) again\b/gi,
  /\b(?:stop|cancel|throw away|no more need for|bin) your (?:\w+ )?(?:tablets|pills|medication|medicine|insulin|inhaler|glasses)\b/gi,
  /\b(?:earn|make) (?:up to )?[$€£]?\s?\d[\d,.]*k? (?:a|per|every) (?:day|week|month|hour) (?:from|without|while|at|online|working from)\b/gi,
  /\b(?:double|triple|quadruple) your (?:money|income|savings|investment)\b|\brisk[- ]free (?:returns?|profits?|income)\b/gi,
];
