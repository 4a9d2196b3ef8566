/*
 * Wording that frightens, or hides what the ad is about; English. Collected by judgment from the platforms' own examples of
 * rejected ads and from the usual lists of clickbait.
 */

/** Threats, scares and countdowns that cannot be verified. */
export const SCARES: readonly RegExp[] = [
  /\b(?:before it'?s too late|or regret(?: it)?|regret (?:it|this)|lose everything|never (?:be )?(?:\w+ )?again or|gone (?:forever|for good)|closes? forever|burn(?:s|ed|ing)? down(?! (?:candles?|wicks?)\b)|accept the consequences|face the consequences|or else|you have been warned|(?:final|last) (?:chance|warning|notice|hours?)|(?<!(?:if you|to|a) )hurry\b(?= ?[!.,]| up| now| hurry)|don'?t think twice|no time to (?:think|lose|waste)|act (?:now|fast|immediately)|now or never|(?:time|clock) is (?:running out|ticking)|ticking time bomb|price (?:will )?(?:doubles?|triples?)|once it'?s gone)\b/gi,
  /\byou(?:'ll| will| could| might) (?:be (?:fired|next|ruined|sorry|dead|alone|broke|bankrupt)|die|lose (?:everything|your|it all)|regret|fail|end up (?:alone|broke|in (?:a |an )?\w+|sick|dead|homeless))\b|\b(?:could|will|might|is|are) (?:slowly |quietly |secretly )?(?:kill|destroy|ruin|bankrupt|poison)(?:ing)? (?:you\b|your (?:\w+ )?(?:li(?:fe|ves)|family|families|health|careers?|business|kids?|child(?:ren)?|bab(?:y|ies)|body|heart|lungs?|liver|brain|skin|teeth|eyes|marriage|relationships?|credit|finances|savings|retirement|reputation|home|house|dogs?|cats?|pets?|future|dreams?)\b)|\bpay the price\b|\bignore this and\b|\bknow your address\b/gi,
  /\binside your (?:\w+ )?(?:home|house|company|body|computer|phone|walls|office) right now\b|\b(?:hackers|thieves|burglars|criminals|predators|germs|bacteria|toxins) are (?:\w+ )?(?:in|inside|watching|waiting|coming)\b/gi,
  /\b(?:offer|quote|deal|page|price|sale)s? (?:expires?|ends?|closes?|dies|vanishes) (?:at midnight|tonight|forever|in (?:one|\d+)|in the next)|\b(?:in the next|(?:expires?|ends?|closes?) in) (?:\d+|ten|five|one) (?:minutes?|seconds?)(?= you|,| it|!|\.| or)/gi,
  /\b\d[\d,]* (?:people|others|shoppers|visitors|buyers) (?:are )?(?:now |also |currently )?(?:looking|watching|viewing|waiting(?! (?:for|on) (?:an?|their|the|help)\b))\b|\b\d[\d,]* (?:people|others|shoppers) (?:already )?have (?:this|it) in their (?:cart|basket)s?\b|\btimer:? \d|\b\d?\d:\d\d left\b|\blast \d+ (?:spaces?|seats?|rooms?|items?|places?)\b(?! (?:on|in|for) (?:our|the|an?)\b)/gi,
  /\b(?:will|'ll|going to) (?:blame|fire|sue|arrest|leave|abandon|report) you(?= |\.|!)(?! (?:up|the|a|an|with|alone)\b)/gi,
];

/** Openings that hide what they are about, and shock for clicks. */
export const BAIT: readonly RegExp[] = [
  /\byou (?:won'?t|will not|will never|can'?t|wouldn'?t) (?:believe|guess)\b/gi,
  /\bwhat (?:happens?|happened|she|he|they|we)(?: \w+){0,6}? (?:next(?!\? (?:we|you|our)\b)|(?:will|made|makes|left|leaves|shocked|stunned|surprised))\b|\bwhat happened (?:next|after|when)\b/gi,
  /\b(?:will|made|makes|leaves?|left) (?:you|me|him|her|them|us|everyone|doctors|your jaw) (?:\w+ )?(?:speechless|drop|cry|gasp|stunned|shocked|in tears)\b|\bjaws? (?:\w+ )?drop\w*\b|\bspeechless\b|\bwill (?:shock|stun|amaze|surprise|terrify|haunt) you\b|\bmind[- ]?blow(?:n|ing)\b/gi,
  /\bthis (?:one )?(?:trick|hack|secret)\b|\b\d+ (?:amazing|incredible|shocking) (?:hacks|secrets)\b|\b(?:one|this|these|\d+) (?:weird|strange|simple|crazy|ancient|secret|odd|little[- ]known) (?:\w+ )?(?:trick|tricks|hack|hacks|secret|secrets)\b|\bthe (?:one|secret|weird|shocking|real) (?:thing|reason|truth)\b(?= (?:why|that|your|they|no))|\b(?:is|are) hiding from you\b|\bthe secrets? (?:your|that) \w+/gi,
  /\b(?:doctors?|scientists?|experts?|banks?|airlines?|dentists?|teachers?|insurers?|lawyers|plumbers|trainers|vets|salons|landlords|hotels|the industry|big \w+|they(?! (?:all )?hate)) (?:are |all |secretly )?(?:hates?|furious|shocked|stunned|baffled|begs?|terrified|panicking|don'?t want you)\b/gi,
  /\b(?:shock(?:ed(?! by your\b)|ing(?! (?:pink|blue|red|orange|green|yellow|purple)\b)|er)|(?<!\b(?:fast )?(?:&|and) )furious|stunned|baffled|banned|exposed(?=[!:])|leaked(?=[!:])|gone wrong|the truth about|(?:nobody|no ?one) (?:tells|told) you|watch (?:this )?(?:before|until the end)|before it'?s (?:banned|deleted|gone|removed|taken down))\b/gi,
  /\b(?:wait (?:un)?til(?:l)? you see|number \d+ will|number \d+ is (?:\w+ )?(?:shocking|terrifying|amazing|insane|crazy|unbelievable)|number \d+(?=\.\.\.|…)|guess what|(?:tap|click|swipe|scroll) to (?:find out|discover|reveal|see (?:it|what|why|how(?! (?:it works|we|our)\b)|who))|see what (?:happened|she|he))\b/gi,
  /\b(?:check|do|read|watch|try|eat) this\b(?= (?:before|now|first|tonight|tomorrow))|\bthis is (?:why|what happens)\b|\b(?:paid|did|said|found|saw) what\b(?=.{0,30}\?)/gi,
  /\b9\d(?:\.\d+)? ?% (?:of (?:people|readers|users) )?(?:fail|can['’]?t(?! (?:tell|wait|live|imagine|get enough)\b)|get (?:it|this) wrong)\b|\bonly (?:people with|geniuses|\d+ ?% (?:of \w+ )?(?:can|know|pass|get|solve))\b|\b(?:iq|genius) (?:over|test|of)\b|\bomg\b/gi,
];
