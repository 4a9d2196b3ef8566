import { splitWordList } from '../../../language/words/split-word-list.ts';

/**
 * Words for groups of people, by sex, age, origin, belief, orientation, health or party. What readers clicked in the news of
 * 2013 to 2015 says nothing about how an ad should be worded, so the model never sees these words: the rank is the same
 * with or without one.
 */
const GROUPS = splitWordList(`
  man, men, guy, guys, male, males, gentleman, gentlemen, woman, women, lady, ladies, female, females, girl, girls, boy, boys, husband, husbands, wife, wives, boyfriend, boyfriends, girlfriend, girlfriends, moms, mums, dads, mother, mothers, father, fathers, mom, mum, dad, brother, brothers, sister, sisters, son, sons, daughter, daughters, grandma, grandpa, actress, dude, dudes, teen, teens, teenager, teenagers, teenage, elderly, seniors, pensioner, pensioners, millennials, boomers,
  gay, gays, lesbian, lesbians, bisexual, bisexuals, lgbt, lgbtq, queer, straight, trans, transgender, homosexual, homosexuals, heterosexual, nonbinary, feminist, feminists,
  black, blacks, white, whites, brown, asian, asians, african, africans, african-american, african-americans, latino, latinos, latina, latinas, hispanic, hispanics, native, indigenous, arab, arabs, american, americans, british, english, irish, scottish, french, german, germans, italian, italians, spanish, polish, russian, russians, chinese, japanese, korean, indian, indians, pakistani, mexican, mexicans, canadian, canadians, australian, australians, european, europeans, israeli, israelis, palestinian, palestinians, iranian, iraqi, syrian, afghan, turkish, turk, foreigner, foreigners, immigrant, immigrants, migrant, migrants, refugee, refugees, roma, gypsy, gypsies,
  muslim, muslims, islam, islamic, christian, christians, catholic, catholics, protestant, jewish, jew, jews, hindu, hindus, buddhist, buddhists, sikh, sikhs, mormon, mormons, atheist, atheists, evangelical, religious,
  disabled, disability, autistic, deaf, blind, crippled, obese, homeless, poor, rich, addict, addicts, prisoner, prisoners, veteran, veterans,
  republican, republicans, democrat, democrats, liberal, liberals, conservative, conservatives, socialist, socialists
`);

const PEOPLE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${GROUPS.toSorted((a, b) => b.length - a.length).join('|')})(?:['’]s|['’])?(?![\\p{L}\\p{N}])`,
  'giu',
);

/** Blanks out such words without moving any other character. */
export const withoutGroups = (text: string): string =>
  text.replace(PEOPLE, (word) => ' '.repeat(word.length));
