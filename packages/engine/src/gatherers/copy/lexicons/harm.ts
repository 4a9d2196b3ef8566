/**
 * Wording that runs the reader or a group down, frightens, or hides what the ad is about; English. Collected from the
 * platforms' own examples of refused ads and from the usual lists of clickbait. Judgment.
 */
const INSULTS =
  'stupid|idiots?|idiotic|morons?|losers?|cowards?|cowardly|pathetic|slobs?|fatty|fatso|chubby|flabby|podgy|disgusting|revolting|repulsive|hideous|worthless|clueless|incompetent|wimps?|weaklings?|snowflakes?|scum|gullible|cheapskates?|disgraceful|lazy(?! (?:sunday|saturday|afternoon|morning|day|summer|weekend|river|susan))';

/** Insults where they stand beside the reader; elsewhere they may be about food, stains or pay. */
const BESIDE_YOU =
  'dumb|fools?|foolish|ugly|fat|saggy|smelly|stinks?|stinking|filth|filthy|gross|useless|hopeless|ashamed|shameful|embarrass(?:ed|ing|ment)|inadequate|ignorant|stingy|scruffy|unfit|amateurs?';

/** Insults, shaming, and people shut out for what they are. */
export const DEMEANING: readonly RegExp[] = [
  new RegExp(`\\b(?:${INSULTS})\\b`, 'gi'),
  new RegExp(
    `(?<=\\byou(?:r|'re| are)? (?:\\w+ ){0,3})(?:${BESIDE_YOU})\\b(?! (?:age|town|house|friends?|ones?))`,
    'gi',
  ),
  /\b(?:grow up|shut up|man up|toughen up|get a grip|get over yourself|suck it up|no (?:more )?excuses|don'?t bother|admit it|what'?s wrong with you|shame on you|look at (?:yourself|the state of|you)|stop (?:whining|moaning|complaining|pretending|making excuses|lying|being (?:so |a |an )?\w+)|you (?:can'?t|couldn'?t) even|it'?s your (?:own )?fault|no wonder (?:you|nobody|no ?one|your))\b/gi,
  /\b(?:have you )?seen the state of\b|\byou look like (?:a|an)\b|\b(?:even|only) (?:an idiot|a fool|a child|a monkey|idiots|fools|losers) (?:can|could|would|pay|buy|use)\b|\btoo (?:lazy|stupid|fat|old|ugly|cheap|poor|weak|scared) (?:to|for)\b/gi,
  /\b(?:nobody|no ?one) (?:wants|likes|will (?:want|like|love|hire|marry|respect|date)) (?:to (?:see|look|be|know|sit|talk) )?\w+/gi,
  /\b(?:laugh(?:s|ing|ed)?|sneer\w*|point(?:s|ing)?|star(?:e|es|ing)|talk(?:s|ing)?|gossip\w*|whisper\w*) (?:at|about) (?:you|your \w+)\b|\bbehind your back\b/gi,
  /\b(?:people|anyone|anybody|parents|owners|women|men) (?:who|that) (?:can'?t|don'?t|won'?t) [^.?!]{3,60} (?:shouldn'?t|don'?t deserve|deserve)\b/gi,
  /\b(?:only|no) (?:young |pretty |white |british |american |native )?(?:women|men|girls|boys|foreigners|immigrants|whites?|christians?|muslims?|jews|gays?|disabled|mothers|pensioners|old people|fat people)(?: only)?\b(?=[,.]| (?:need|apply|please|allowed))/gi,
  /\b(?:young|attractive|pretty|british[- ]born|american[- ]born|native|able[- ]bodied|white|christian|childless) (?:women|men|girls|boys|people|applicants|candidates)(?: only| preferred| wanted)\b/gi,
  /\b(?:british|american|german|french|native)[- ]born\b|\b(?:no (?:kids|foreigners|immigrants|disabled|over[- ]?\d\ds)|need not apply|not on (?:medication|benefits)|must be (?:under|below) \d\d|english only)\b/gi,
];

/** Threats, scares and clocks that nobody can check. */
export const SCARES: readonly RegExp[] = [
  /\b(?:before it'?s too late|or regret(?: it)?|regret (?:it|this)|lose everything|never (?:be )?(?:\w+ )?again or|gone (?:forever|for good)|closes? forever|burn(?:s|ed|ing)? down|accept the consequences|face the consequences|or else|while you sleep|you have been warned|(?:final|last) (?:chance|warning|notice|hours?)|(?<!(?:if you|to|a) )hurry\b(?= ?[!.,]| up| now| hurry)|don'?t think twice|no time to (?:think|lose|waste)|act (?:now|fast|immediately)|now or never|(?:time|clock) is (?:running out|ticking)|ticking time bomb|price (?:will )?(?:doubles?|triples?)|once it'?s gone)\b/gi,
  /\byou(?:'ll| will| could| might) (?:be (?:fired|next|ruined|sorry|dead|alone|broke|bankrupt)|die|lose (?:everything|your|it all)|regret|fail|end up)\b|\b(?:could|will|might) (?:kill|destroy|ruin|bankrupt|poison) (?:you|your)\b/gi,
  /\binside your (?:\w+ )?(?:home|house|company|body|computer|phone|walls|office) right now\b|\b(?:hackers|thieves|burglars|criminals|predators|germs|bacteria|toxins) are (?:\w+ )?(?:in|inside|watching|waiting|coming)\b/gi,
  /\b(?:offer|quote|deal|page|price|sale)s? (?:expires?|ends?|closes?|dies|vanishes) (?:at midnight|tonight|forever|in (?:one|\d+)|in the next)|\bin (?:the next )?(?:\d+|ten|five|one) (?:minutes?|seconds?)(?= you|,| it|!)/gi,
  /\b\d[\d,]* (?:people|others|shoppers|visitors|buyers) (?:are )?(?:now |also |currently )?(?:looking|watching|viewing|waiting)\b|\b\d?\d:\d\d left\b|\blast \d+ (?:spaces?|seats?|rooms?|items?|places?)\b|\bonly \d left\b/gi,
  /\b(?:blame|fire|sue|arrest|leave|abandon|report) you\b/gi,
];

/** Openings that hide what they speak of, and shock that sells the click. */
export const BAIT: readonly RegExp[] = [
  /\byou (?:won'?t|will not|will never|can'?t|wouldn'?t) (?:believe|guess)\b/gi,
  /\bwhat (?:happens?|happened|she|he|they|we)(?: \w+){0,6}? (?:next|(?:will|made|makes|left|leaves|shocked|stunned|surprised))\b|\bwhat happened (?:next|after|when)\b/gi,
  /\b(?:will|made|makes|leaves?|left) (?:you|me|him|her|them|us|everyone|doctors|your jaw) (?:\w+ )?(?:speechless|drop|cry|gasp|stunned|shocked|in tears)\b|\bjaws? (?:\w+ )?drop\w*\b|\bspeechless\b|\bmind[- ]?blow(?:n|ing)\b/gi,
  /\b(?:one|this|these|\d+) (?:weird|strange|simple|crazy|ancient|secret|odd|little[- ]known|\w+) (?:\w+ )?(?:trick|tricks|hack|hacks|secret|secrets)\b|\bthe (?:one|secret|weird|shocking) (?:thing|reason|truth)\b/gi,
  /\b(?:doctors?|scientists?|experts?|banks?|airlines?|dentists?|teachers?|insurers?|lawyers|plumbers|trainers|vets|salons|landlords|hotels|the industry|big \w+|they) (?:are |all |secretly )?(?:hates?|furious|shocked|stunned|baffled|begs?|terrified|panicking|don'?t want you)\b/gi,
  /\b(?:shock(?:ed|ing|er)|furious|stunned|baffled|banned|exposed|forbidden|leaked|gone wrong|the truth about|(?:nobody|no ?one) (?:tells|told) you|watch (?:this )?(?:before|until the end)|before it'?s (?:banned|deleted|gone|removed|taken down))\b/gi,
  /\b(?:wait (?:un)?til(?:l)? you see|number \d+ (?:will|is)|number \d+(?=\.\.\.|…)|guess what|(?:tap|click|swipe|scroll) to (?:see|find out|discover|reveal|watch)|see (?:why|what happened|what she|what he)|find out what)\b/gi,
  /\b(?:check|do|read|watch|try|eat) this\b(?= (?:before|now|first|tonight|tomorrow))|\bthis is (?:why|what happens)\b|\b(?:paid|did|said|found|saw) what\b(?=.{0,30}\?)/gi,
  /\b9\d(?:\.\d+)? ?% (?:of (?:people|readers|users) )?(?:fail|can'?t|get (?:it|this) wrong)\b|\bonly (?:people with|geniuses|\d+ ?% )\b|\b(?:iq|genius) (?:over|test|of)\b|\bomg\b/gi,
];
