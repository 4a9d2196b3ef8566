/** Wording that admits a limit, a condition or a doubt, as only honest copy does. English. */
export const CANDOR: readonly RegExp[] = [
  /\bwe (?:don'?t|do not|won'?t|can'?t|never|didn'?t|aren'?t|couldn'?t) (?!(?:just|only|wait|believe|settle|stop|compromise)\b)\w+/gi,
  /\b(?:it|this|that|they|there|she|he|i|nobody|nothing|none of \w+|the \w+) (?:isn'?t|is not|doesn'?t|does not|won'?t|don'?t|aren'?t|can'?t|didn'?t|wasn'?t|couldn'?t) (?!just\b|only\b|miss\b)\w+/gi,
  /\b(?:except|unless|apart from|other than|not (?:always|everyone|all|every|for everyone)|not included|sold separately|excludes?|excluding|plus postage|at (?:least|most)|about (?:a |an )?(?:third|half|quarter|\d)|on average|most of|usually|normally|roughly|nearly|almost)\b/gi,
  /\bif (?:it|you|we|she|he|they|that|there|a|the|your|not|it'?s|you'?re|she'?s) [^.!?\n]{4,}/gi,
  /\b(?:we'?ll|we) (?:pay|refund|tell you|swap|replace|come (?:and|back)|take it back|fix it free|say so)\b/gi,
  /\b(?:no|without) (?:need to|experience|contract|deposit|card|phone call|phoning|appointment|fee|fees|corkage|minimum|catch|call[- ]?out charge)\b/gi,
];

/** The company's own news and virtues, which do not involve the reader. Chosen by judgment, not fitted. */
export const COMPANY_NEWS: readonly RegExp[] = [
  /\b(?:founded|established|incorporated|created|opened|started|began|moved|restructured|launched|formed) (?:in|back in) (?:19|20)\d\d\b|\bin (?:19|20)\d\d,? we\b|\bsince (?:19|20)\d\d\b/gi,
  /\b(?:our|the) (?:founders?|ceo|chairman|board|directors?|shareholders|investors?|angels|trustees|headquarters|vision|mission|values|philosophy|ethos|strategy|culture|journey|story|reputation|heritage|turnover|revenue|cash flow|expansion|new office|rebrand|system|track record)\b/gi,
  /\b(?:seed|funding|investment) round\b|\braised [$£€]|\byear[- ]on[- ]year\b|\bmarket[- ]leading\b|\b(?:shortlisted|awarded|nominated|certified|accredited|ranked) (?:for|as|in|by)\b|\bfast[- ]growing\b|\bwe(?:'ve| have) (?:grown|opened|expanded|moved|won|invested|been (?:named|voted|awarded))\b/gi,
  /\bwe(?:'re| are|'ve always| have always)? (?:so |very |extremely |incredibly )?(?:proud|passionate|professional|excited|delighted|thrilled|honou?red|believed?|pleased|different|committed|dedicated)\b|\bhead of (?:\p{Lu}\w+|brand|marketing|sales)\b/giu,
];
