/**
 * English patterns that shame the reader or demean a group. Each needs a target and an insult: merely naming a body type,
 * an ethnicity, or a belief is fine ('Black running shoes', 'plus-size jeans', 'gay wedding').
 */

/** Insult a body or a character in any context. */
const INSULTING = 'pathetic|stupid|idiotic|flabby|disgusting|hideous|repulsive|revolting|worthless';
/** Insults only when said of a person; elsewhere they may describe food, stains, or pay. */
const OF_PEOPLE =
  'fat|obese|chubby|ugly|gross|dumb|moronic|useless|inferior|smelly|stinky|fugly|unlovable|unattractive';
const INSULT = `(?:${INSULTING}|${OF_PEOPLE}|a (?:loser|failure|disgrace|joke|pig|cow|whale|slob|moron|idiot|nobody))(?!-\\w)`;
/** Nouns for a person. */
const NAMES = 'idiots?|morons?|losers?|fatty|fatso|slobs?|cowards?';
const NAME_CALLING = `(?:${NAMES}|fatties|fat(?: )?ass|dumbass|imbeciles?|uglies|weirdos?|chubby|fools?|lazy ?bones|stupid)`;
/** Names for a person that are also things, so in a list they insult nobody: 'goats, pigs, and ponies'. */
const THINGS_TOO = '(?:pigs?|failures?|dumm(?:y|ies))';
const VERY =
  '(?:so |too |such |just |getting |looking |really |very |quite |simply |always |still |a bit |kind of )*';
/** Parts of a person, and their family members. */
const OF_A_PERSON =
  '(?:legs|body|bodies|face|skin|teeth|smile|nose|belly|bellies|tummy|stomach|gut|arms|thighs|butt|bum|ass|feet|hands|wrinkles|chin|hair|hairline|wife|husband|girlfriend|boyfriend|kids?|self|looks|figure|hips|ears|voice|accent)';
const PEOPLE =
  '(?:women|girls|wives|housewives|men|boys|husbands|blondes|immigrants|foreigners|refugees|muslims|jews|christians|hindus|catholics|atheists|blacks|whites|asians|africans|mexicans|arabs|latinos|gays|lesbians|gypsies|the (?:poor|elderly|disabled|old|homeless|unemployed)|(?:poor|fat|old|black|white|brown|asian|disabled|gay|stupid|homeless|young|ugly|religious|trans) people|old (?:men|women|folks)|fat (?:men|women|girls|kids))';
/** What PEOPLE "can't" do in a benign sense: 'Women can’t wait'. */
const KINDLY =
  '(?:wait|resist|get|stop|live|have|be|help|afford|vote|say|believe|ignore|choose|always|all|agree|imagine|miss|access|see|hear|go|breathe|sleep|eat)';

/** 'You’re never too old to learn.' */
const NOT_DENIED = "(?<!\\b(?:(?:never|not|ever)|(?:nobody|no[- ]?one)(?:'s| is)|\\w+n't) (?:ever )?)";

const pattern = (source: string): RegExp => new RegExp(source.replaceAll("'", "['’]"), 'gi');

/** Demeaning in any context, even as three words in a picture. Flags g and i. */
export const DEMEANING: readonly RegExp[] = [
  pattern(
    '(?<!\\bthe )\\bonly (?:an? )?(?:idiot|loser|moron|sucker|slob|coward)s? (?!(?:for|to|in|of|and|or)\\b)\\w+',
  ),
  pattern(`\\byou(?:'re| are| look| smell)(?: all)? ${VERY}${INSULT}\\b`),
  pattern(`\\b(?:are|aren't) you ${VERY}${INSULT}\\b`),
  pattern(
    `\\byour (?:\\w+ )?(?:fat|ugly|flabby|disgusting|gross|hideous|saggy|pathetic|repulsive|unsightly|embarrassing) (?:\\w+ )?${OF_A_PERSON}\\b`,
  ),
  pattern(
    `\\byour (?:\\w+ )?${OF_A_PERSON} (?:is|are|look|looks) ${VERY}(?:${INSULT}|embarrassing|shameful|wrong|horrible|awful|yellow|rotten)\\b`,
  ),
  pattern(
    `\\b(?:stop|quit|tired of|sick of|ashamed of) being (?:such )?${VERY}(?:an? )?(?:lazy |fat |stupid |ugly |dumb )*(?:${INSULT}|${NAME_CALLING}|${THINGS_TOO})\\b`,
  ),
  pattern(
    `\\bdon't be (?:such )?${VERY}(?:an? )?(?:lazy |fat |stupid |ugly |dumb )*(?:fat|ugly|stupid|dumb|pathetic|disgusting|${NAME_CALLING}|${THINGS_TOO})\\b`,
  ),
  pattern(`${NOT_DENIED}\\b(?:too|so) (?:fat|ugly|stupid|dumb|old and ugly|flabby|pathetic) (?:for|to)\\b`),
  pattern(
    `\\b(?:nobody|no one|no (?:man|woman|guy|girl|body)) (?:will (?:ever )?|would (?:ever )?|could (?:ever )?)?(?:wants?|likes?|loves?|needs?|cares? (?:for|about))(?: to (?:see|look at|touch|date|hire|be with|sit next to))? (?:you|your (?:\\w+ )?${OF_A_PERSON}|(?:an? |the )?(?:${INSULT}))\\b(?! (?:to|more|like|\\w+ing)\\b)`,
  ),
  pattern(
    `\\byour (?:\\w+ ){1,2}(?:disgusts?|repulses?|embarrass(?:es)?|repels?|horrif(?:y|ies)) (?:him|her|them|us|everyone|everybody|people|others|your \\w+|men|women)\\b`,
  ),
  pattern(
    `\\byou (?:disgust|repulse|embarrass) (?:him|her|them|us|me|everyone|everybody|people|your \\w+)\\b`,
  ),
  pattern(
    '\\bshame on you\\b|\\byou should be (?:ashamed|embarrassed)\\b|\\b(?:laugh(?:ing|s|ed)?|star(?:ing|es?)|point(?:ing|s)?) at your (?:fat|belly|body|weight|skin|face|teeth|hair|nose|clothes)\\b|\\b(?:everyone|people|they|your \\w+) (?:is |are )?laugh(?:s|ing)? at you\\b',
  ),
  pattern(`\\b(?:hate|ashamed of|embarrassed (?:by|of)) (?:your|how) (?:\\w+ )?${OF_A_PERSON}\\b`),
  pattern(
    `(?:, |\\bhey,? |\\byou )(?:(?:lazy|fat|ugly|stupid|dumb|pathetic|little) )*${NAME_CALLING}(?=[.!?,]|$)`,
  ),
  pattern(
    `(?:\\bhey,? |\\byou |, (?=lazy|fat|ugly|stupid|dumb|pathetic))(?:(?:lazy|fat|ugly|stupid|dumb|pathetic|little) )*${THINGS_TOO}(?=[.!?,]|$)`,
  ),
  pattern(`\\b(?:up|on|off|out|over|now|listen|attention|sorry|hello), ${THINGS_TOO}(?=[.!?]|$)`),
  pattern(
    `\\b${PEOPLE} (?:can't|cannot|can not|don't know how to|should never|aren't (?:able|smart enough|strong enough) to) (?!${KINDLY}\\b)\\w+`,
  ),
  pattern(
    `\\b${PEOPLE} are ${VERY}(?:${INSULT}|lazy|dirty|criminals?|animals|vermin|inferior|weak|liars|thieves|parasites|not (?:smart|clean|welcome|human))\\b`,
  ),
  pattern(
    `\\b(?:even|so (?:easy|simple)(?: that)?) (?:an? |your )?(?:woman|women|girl|girls|housewife|blonde|idiot|moron|dummy|wife|old lady) (?:can|could)\\b`,
  ),
  pattern(
    `\\b(?:no|keep out|get rid of|go home,?) (?:blacks|jews|muslims|gays|foreigners|immigrants|gypsies|women|arabs|asians)(?: (?:allowed|wanted|here))?\\b`,
  ),
  pattern(
    `\\byour (?:breath|body|house|home|car|dog|feet|hair|clothes|office|kitchen) (?:stinks?|reeks?|(?:is|are) (?:disgusting|pathetic|filthy|an? (?:disgrace|embarrassment)))\\b`,
  ),
  pattern(
    `\\byou look like (?:an? )?(?:old |fat |dead |wet |sick )*(?:potato|pig|whale|cow|slob|mess|tramp|corpse|elephant|troll|hag|witch|zombie|sack|clown)\\b`,
  ),
  pattern(
    `\\b(?:young|white|native|attractive|pretty|slim|single)(?: \\w+)? (?:women|men|girls|guys|males|females|ladies) only\\b`,
  ),
];

/** Who is called lazy; 'lazy brunch', 'lazy eye' and 'lazy Sunday' insult nobody. */
const LAZY =
  "(?<=\\b(?:you(?:'re| are)|are you|being|don't be|too) (?:(?:so|too|such an?|an?|just|really|very) )*)lazy|(?:lazy|chubby)(?= (?:people|person|slobs?|wom[ae]n|m[ae]n|husbands?|wi(?:fe|ves)|bums?|cows?|workers?|staff|employees|immigrants?|students?|teenagers?|boys?|girls?)\\b)";
/** For ad copy only: more words that insult in any context. */
const WHEREVER = `${INSULTING}|${NAMES.replace('losers?', '(?<!\\bbiggest )losers?')}|cowardly|podgy|clueless|incompetent|couch potato(?:es)?|wimps?|weaklings?|(?:(?:you|such|liberal) |(?:such|be) an? )snowflakes?|(?:you(?:'re| are)?|such|human|like|are|is) scum|scum ?bags?|scum (?:like|of the earth)|chubby(?=\\?)|gullible|cheapskates?|disgraceful`;
/** For ad copy only: more words that insult when they are said of "you" or of a part of you. */
const BESIDE_YOU = `${OF_PEOPLE}|fools?|foolish|saggy|stinks?|stinking|filth|filthy|hopeless|ashamed|shameful|embarrass(?:ed|ing|ment)|inadequate|ignorant|stingy|scruffy|unfit|amateurs?`;
/** What ends the statement. Before another noun the word describes a thing: 'your ugly Christmas sweater'. */
const SAID = '(?=[.!?,;\\n]|$| (?:and|but|of|by|about|at|for) )';

/**
 * Demeaning in ad copy. In a picture the same words may be a joke or a dare used as a slogan ('No excuses'), or a single
 * misread word. Flags g and i.
 */
export const DEMEANING_IN_COPY: readonly RegExp[] = [
  ...DEMEANING,
  pattern(`\\b(?:${WHEREVER})\\b`),
  pattern(`\\b(?:${LAZY})`),
  pattern(
    `(?<=(?:\\b(?<!whether )you(?:'re| are| look| smell| feel| seem) |\\bare you |\\byou )${VERY}(?:getting )?(?:an? )?)(?:${BESIDE_YOU})\\b${SAID}`,
  ),
  pattern(`\\b(?:you|your(?: \\w+)?) (?:${BESIDE_YOU}) (?:\\w+ )?${OF_A_PERSON}\\b`),
  pattern(`\\byou (?:${BESIDE_YOU}) (?:animals?|beasts?|creatures?|people|lot|wom[ae]n|m[ae]n)\\b`),
  pattern(
    `(?<=\\byour (?:\\w+ ){1,2}(?:(?:is|are|looks?|smells?) )?${VERY})(?:${BESIDE_YOU})\\b(?=[.!?\\n]|$| and )(?<! fat)`,
  ),
  pattern(
    `(?<=\\byour )(?:${BESIDE_YOU})(?= \\w+ (?:is|are) (?:an? )?(?:disgrace|embarrassment|embarrassing|joke|shame))`,
  ),
  /(?<=^|[.!?\n] ?)grow up(?=[.!])|\b(?:shut up|man up|toughen up|get a grip(?=[.!]|,? and (?:you|stop|start|get|lose)\b)|get over yourself|suck it up|no (?:more )?excuses|don'?t (?:even )?bother (?:applying|coming|calling|asking)|(?:if you|anyone who|those who) [^.!?]{3,40},? don'?t bother|grow (?:a|some) (?:spine|backbone|pair)|get off your \w+|what'?s wrong with you|look at (?:yourself|the state of)|stop (?:whining|moaning|complaining|pretending|scaring|disgusting|embarrassing|making excuses|lying|being (?:so |a |an )?\w+)|you (?:can'?t|couldn'?t) even|it'?s your (?:own )?fault|no wonder (?:nobody|no ?one))\b/gi,
  /\b(?:have you )?seen the state of\b|\byou look like an? (?!million|star|pro|winner)\w+|\b(?:even|only) (?:an idiot|a fool|a child|a monkey|idiots|fools|losers) (?:can|could|would|pay|buy|use)\b/gi,
  pattern(`${NOT_DENIED}\\btoo (?:lazy|stupid|fat|ugly|scared) (?:to|for)\\b`),
  pattern(
    "\\b(?:you(?:'re| are| look)|are you) (?:just |simply |getting )?too (?:old|cheap|poor|weak) (?:to|for)\\b",
  ),
  /\b(?:nobody|no ?one|no (?:wo)?man|no girl|no employer) (?:(?:wants|likes) (?:you|an? (?:man|woman|girl|guy|slob|person)|to (?:see|look at|date|know|sit near|be near) (?:you|that|it|this))|will (?:ever )?(?:want|like|love|hire|marry|respect|date) (?:you|a))\b/gi,
  /\b(?:laugh(?:s|ing|ed)?|sneer\w*|star(?:es|ing)|gossip\w*|whisper\w*) (?:at|about) you\b|\bbehind your back\b|\broll(?:s|ing|ed)? (?:their|her|his) eyes\b|\bwast(?:e|ing|ed) your (?:life|youth)\b/gi,
  /\b(?:people|anyone|anybody|parents|owners|women|men) (?:who|that) (?:can'?t|don'?t|won'?t) [^.?!]{3,60} (?:shouldn'?t|don'?t deserve|deserve)\b/gi,
  /\b(?:only|no) (?:young |pretty |white |british |american |native )?(?:women|men|girls|boys|foreigners|immigrants|whites?|christians?|muslims?|jews|gays?|disabled|mothers|pensioners|old people|fat people)(?: only)?\b(?=[,.]| (?:need|apply|please|allowed))/gi,
  /\b(?:young|attractive|pretty|british[- ]born|american[- ]born|native|able[- ]bodied|white|christian|childless) (?:women|men|girls|boys|people|applicants|candidates)(?: only| preferred| wanted)\b/gi,
  /\b(?:british|american|german|french|native)[- ]born(?= (?:\w+ )?(?:only|preferred|wanted|need apply)\b|[.!])|\b(?:no kids(?=[.!]|,(?! no problem)| (?:allowed|please|here)\b)|no (?:foreigners|immigrants|disabled|over[- ]?\d\ds)|need not apply|not on (?:medication|benefits)|must be (?:under|below) \d\d(?=[.!]| to (?:apply|work)\b| years)|english only)\b/gi,
];
