/**
 * Wording that runs the reader or a group down, frightens, or hides what the ad is about; English. Collected from the
 * platforms' own examples of refused ads and from the usual lists of clickbait. Judgment.
 */
const INSULTS =
  'stupid|idiots?|idiotic|morons?|losers?|cowards?|cowardly|pathetic|slobs?|fatty|fatso|chubby|flabby|podgy|disgusting|revolting|repulsive|hideous|worthless|clueless|incompetent|couch potato(?:es)?|wimps?|weaklings?|snowflakes?|scum|gullible|cheapskates?|disgraceful|lazy(?! (?:sunday|saturday|afternoon|morning|day|summer|weekend|river|susan))';

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
  /(?<=^|[.!?\n] ?)grow up(?=[.!])|\b(?:shut up|man up|toughen up|get a grip|get over yourself|suck it up|no (?:more )?excuses|don'?t (?:even )?bother (?:applying|coming|calling|asking)|(?:if you|anyone who|those who) [^.!?]{3,40},? don'?t bother|grow (?:a|some) (?:spine|backbone|pair)|get off your \w+|what'?s wrong with you|shame on you|look at (?:yourself|the state of)|stop (?:whining|moaning|complaining|pretending|scaring|disgusting|embarrassing|making excuses|lying|being (?:so |a |an )?\w+)|you (?:can'?t|couldn'?t) even|it'?s your (?:own )?fault|no wonder (?:nobody|no ?one))\b/gi,
  /\b(?:have you )?seen the state of\b|\byou look like an? (?!million|star|pro|winner)\w+|\b(?:even|only) (?:an idiot|a fool|a child|a monkey|idiots|fools|losers) (?:can|could|would|pay|buy|use)\b|\btoo (?:lazy|stupid|fat|old|ugly|cheap|poor|weak|scared) (?:to|for)\b/gi,
  /\b(?:nobody|no ?one|no (?:wo)?man|no girl|no employer) (?:(?:wants|likes) (?:you|an? (?:man|woman|girl|guy|slob|person)|to (?:see|look at|date|know|sit near|be near) (?:you|that|it|this))|will (?:ever )?(?:want|like|love|hire|marry|respect|date) (?:you|a))\b/gi,
  /\b(?:laugh(?:s|ing|ed)?|sneer\w*|star(?:es|ing)|gossip\w*|whisper\w*) (?:at|about) you\b|\bbehind your back\b|\broll(?:s|ing|ed)? (?:their|her|his) eyes\b|\bwast(?:e|ing|ed) your (?:life|youth)\b/gi,
  /\b(?:people|anyone|anybody|parents|owners|women|men) (?:who|that) (?:can'?t|don'?t|won'?t) [^.?!]{3,60} (?:shouldn'?t|don'?t deserve|deserve)\b/gi,
  /\b(?:only|no) (?:young |pretty |white |british |american |native )?(?:women|men|girls|boys|foreigners|immigrants|whites?|christians?|muslims?|jews|gays?|disabled|mothers|pensioners|old people|fat people)(?: only)?\b(?=[,.]| (?:need|apply|please|allowed))/gi,
  /\b(?:young|attractive|pretty|british[- ]born|american[- ]born|native|able[- ]bodied|white|christian|childless) (?:women|men|girls|boys|people|applicants|candidates)(?: only| preferred| wanted)\b/gi,
  /\b(?:british|american|german|french|native)[- ]born\b|\b(?:no (?:kids|foreigners|immigrants|disabled|over[- ]?\d\ds)|need not apply|not on (?:medication|benefits)|must be (?:under|below) \d\d|english only)\b/gi,
];

/** Threats, scares and clocks that nobody can check. */
export const SCARES: readonly RegExp[] = [
  /\b(?:before it'?s too late|or regret(?: it)?|regret (?:it|this)|lose everything|never (?:be )?(?:\w+ )?again or|gone (?:forever|for good)|closes? forever|burn(?:s|ed|ing)? down|accept the consequences|face the consequences|or else|while you sleep|you have been warned|(?:final|last) (?:chance|warning|notice|hours?)|(?<!(?:if you|to|a) )hurry\b(?= ?[!.,]| up| now| hurry)|don'?t think twice|no time to (?:think|lose|waste)|act (?:now|fast|immediately)|now or never|(?:time|clock) is (?:running out|ticking)|ticking time bomb|price (?:will )?(?:doubles?|triples?)|once it'?s gone)\b/gi,
  /\byou(?:'ll| will| could| might) (?:be (?:fired|next|ruined|sorry|dead|alone|broke|bankrupt)|die|lose (?:everything|your|it all)|regret|fail|end up (?:alone|broke|in (?:a |an )?\w+|sick|dead|homeless))\b|\b(?:could|will|might|is|are) (?:slowly |quietly |secretly )?(?:kill|destroy|ruin|bankrupt|poison)(?:ing)? (?:you|your)\b|\bpay the price\b|\bignore this and\b|\bknow your address\b/gi,
  /\binside your (?:\w+ )?(?:home|house|company|body|computer|phone|walls|office) right now\b|\b(?:hackers|thieves|burglars|criminals|predators|germs|bacteria|toxins) are (?:\w+ )?(?:in|inside|watching|waiting|coming)\b/gi,
  /\b(?:offer|quote|deal|page|price|sale)s? (?:expires?|ends?|closes?|dies|vanishes) (?:at midnight|tonight|forever|in (?:one|\d+)|in the next)|\bin (?:the next )?(?:\d+|ten|five|one) (?:minutes?|seconds?)(?= you|,| it|!|\.| or)/gi,
  /\b\d[\d,]* (?:people|others|shoppers|visitors|buyers) (?:are )?(?:now |also |currently )?(?:looking|watching|viewing|waiting)\b|\b\d[\d,]* (?:people|others|shoppers) (?:already )?have (?:this|it) in their (?:cart|basket)s?\b|\btimer:? \d|\b\d?\d:\d\d left\b|\blast \d+ (?:spaces?|seats?|rooms?|items?|places?)\b/gi,
  /\b(?:will|'ll|going to) (?:blame|fire|sue|arrest|leave|abandon|report) you(?= |\.|!)(?! (?:up|the|a|an|with|alone)\b)/gi,
];

/** Openings that hide what they speak of, and shock that sells the click. */
export const BAIT: readonly RegExp[] = [
  /\byou (?:won'?t|will not|will never|can'?t|wouldn'?t) (?:believe|guess)\b/gi,
  /\bwhat (?:happens?|happened|she|he|they|we)(?: \w+){0,6}? (?:next|(?:will|made|makes|left|leaves|shocked|stunned|surprised))\b|\bwhat happened (?:next|after|when)\b/gi,
  /\b(?:will|made|makes|leaves?|left) (?:you|me|him|her|them|us|everyone|doctors|your jaw) (?:\w+ )?(?:speechless|drop|cry|gasp|stunned|shocked|in tears)\b|\bjaws? (?:\w+ )?drop\w*\b|\bspeechless\b|\bwill (?:shock|stun|amaze|surprise|terrify|haunt) you\b|\bmind[- ]?blow(?:n|ing)\b/gi,
  /\b(?:one|this|these|\d+) (?:weird|strange|simple|crazy|ancient|secret|odd|little[- ]known|\w+) (?:\w+ )?(?:trick|tricks|hack|hacks|secret|secrets)\b|\bthe (?:one|secret|weird|shocking|real) (?:thing|reason|truth)\b(?= (?:why|that|your|they|no))|\b(?:is|are) hiding from you\b|\bthe secrets? (?:your|that) \w+/gi,
  /\b(?:doctors?|scientists?|experts?|banks?|airlines?|dentists?|teachers?|insurers?|lawyers|plumbers|trainers|vets|salons|landlords|hotels|the industry|big \w+|they) (?:are |all |secretly )?(?:hates?|furious|shocked|stunned|baffled|begs?|terrified|panicking|don'?t want you)\b/gi,
  /\b(?:shock(?:ed|ing|er)|furious|stunned|baffled|banned|exposed(?=[!:])|leaked(?=[!:])|gone wrong|the truth about|(?:nobody|no ?one) (?:tells|told) you|watch (?:this )?(?:before|until the end)|before it'?s (?:banned|deleted|gone|removed|taken down))\b/gi,
  /\b(?:wait (?:un)?til(?:l)? you see|number \d+ will|number \d+ is (?:\w+ )?(?:shocking|terrifying|amazing|insane|crazy|unbelievable)|number \d+(?=\.\.\.|…)|guess what|(?:tap|click|swipe|scroll) to (?:find out|discover|reveal|see (?:it|what|why|how|who))|see what (?:happened|she|he))\b/gi,
  /\b(?:check|do|read|watch|try|eat) this\b(?= (?:before|now|first|tonight|tomorrow))|\bthis is (?:why|what happens)\b|\b(?:paid|did|said|found|saw) what\b(?=.{0,30}\?)/gi,
  /\b9\d(?:\.\d+)? ?% (?:of (?:people|readers|users) )?(?:fail|can'?t|get (?:it|this) wrong)\b|\bonly (?:people with|geniuses|\d+ ?% (?:of \w+ )?(?:can|know|pass|get|solve))\b|\b(?:iq|genius) (?:over|test|of)\b|\bomg\b/gi,
];
