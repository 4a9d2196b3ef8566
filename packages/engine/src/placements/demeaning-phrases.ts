/**
 * Patterns of English that shame the reader or run down a group: who is spoken of, with what is said of them. A body,
 * a people or a belief that is merely named is no fault: 'Black running shoes', 'plus-size jeans', 'gay wedding'.
 */

/** What nobody is called kindly, of body or character. */
const INSULT =
  '(?:fat|obese|ugly|flabby|chubby|disgusting|gross|hideous|repulsive|revolting|pathetic|stupid|dumb|idiotic|moronic|worthless|useless|inferior|smelly|stinky|fugly|unlovable|unattractive|a (?:loser|failure|disgrace|joke|pig|cow|whale|slob|moron|idiot|nobody))';
/** As a noun, of a person. */
const NAME_CALLING =
  '(?:idiots?|morons?|losers?|fatty|fatties|fatso|fat(?: )?ass|pigs?|slobs?|dumm(?:y|ies)|dumbass|imbeciles?|uglies|weirdos?|failures?|cowards?|chubby|fools?|lazy ?bones|stupid)';
const VERY =
  '(?:so |too |such |just |getting |looking |really |very |quite |simply |always |still |a bit |kind of )*';
/** Parts of a person, and who belongs to him. */
const OF_A_PERSON =
  '(?:legs|body|bodies|face|skin|teeth|smile|nose|belly|bellies|tummy|stomach|gut|arms|thighs|butt|bum|ass|feet|hands|wrinkles|chin|hair|hairline|wife|husband|girlfriend|boyfriend|kids?|self|looks|figure|hips|ears|voice|accent)';
const PEOPLE =
  '(?:women|girls|wives|housewives|men|boys|husbands|blondes|immigrants|foreigners|refugees|muslims|jews|christians|hindus|catholics|atheists|blacks|whites|asians|africans|mexicans|arabs|latinos|gays|lesbians|gypsies|the (?:poor|elderly|disabled|old|homeless|unemployed)|(?:poor|fat|old|black|white|brown|asian|disabled|gay|stupid|homeless|young|ugly|religious|trans) people|old (?:men|women|folks)|fat (?:men|women|girls|kids))';
/** What everybody is said to be unable to do in a kind sense: 'Women can’t wait'. */
const KINDLY =
  '(?:wait|resist|get|stop|live|have|be|help|afford|vote|say|believe|ignore|choose|always|all|agree|imagine|miss|access|see|hear|go|breathe|sleep|eat)';

const pattern = (source: string): RegExp => new RegExp(source.replaceAll("'", "['’]"), 'gi');

/** Flags g and i. */
export const DEMEANING: readonly RegExp[] = [
  pattern(`\\byou(?:'re| are| look| smell)(?: all)? ${VERY}${INSULT}\\b`),
  pattern(`\\b(?:are|aren't) you ${VERY}${INSULT}\\b`),
  pattern(
    `\\byour (?:\\w+ )?(?:fat|ugly|flabby|disgusting|gross|hideous|saggy|pathetic|repulsive|unsightly|embarrassing) (?:\\w+ )?${OF_A_PERSON}\\b`,
  ),
  pattern(
    `\\byour (?:\\w+ )?${OF_A_PERSON} (?:is|are|look|looks) ${VERY}(?:${INSULT}|embarrassing|shameful|wrong|horrible|awful|yellow|rotten)\\b`,
  ),
  pattern(
    `\\b(?:stop|quit|tired of|sick of|ashamed of) being (?:such )?${VERY}(?:an? )?(?:lazy |fat |stupid |ugly |dumb )*(?:${INSULT}|${NAME_CALLING})\\b`,
  ),
  pattern(
    `\\bdon't be (?:such )?${VERY}(?:an? )?(?:lazy |fat |stupid |ugly |dumb )*(?:fat|ugly|stupid|dumb|pathetic|disgusting|${NAME_CALLING})\\b`,
  ),
  pattern(`\\b(?:too|so) (?:fat|ugly|stupid|dumb|old and ugly|flabby|pathetic) (?:for|to)\\b`),
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
