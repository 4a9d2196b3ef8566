import { splitWordList } from '../../../language/words/split-word-list.ts';

/** Words that raise the pulse, pleasant or not. Arousal is what makes people share things (Berger and Milkman 2012). */
export const AROUSING = splitWordList(`
  amazing, astonishing, incredible, unbelievable, awesome, epic, thrilling, thrill, exciting, excited, explosive, explode, wild, crazy, insane, shocking, shocked, stunning, stunned, jaw dropping, mind blowing, mindblowing, breathtaking, terrifying, terrified, terror, fear, afraid, scary, scared, danger, dangerous, deadly, killer, kill, death, die, dying, dead, attack, fight, fighting, battle, war, crash, crisis, disaster, emergency, panic, rage, fury, furious, angry, anger, outrage, outraged, outrageous, hate, hated, disgusting, horrible, horrifying, horrific, brutal, violent, violence, cry, crying, tears, sob, scream, screaming, shout, love, passion, passionate, sexy, wow, boom, power, powerful, fierce, bold, fearless, unleash, unstoppable, adventure, rush, race, racing, winner, winning, win, victory, champion, triumph, celebrate, celebration, party, dance, joy, ecstatic, delight, delighted, laugh, laughing, hilarious, funny, surprise, surprising, unexpected, urgent, hurry, now, secret, forbidden, scandal, steal, stolen, broken, heartbreaking, heartbroken, heart, devastating, tragic, tragedy, inspiring, inspired, genius, brilliant, miracle, magic, magical, dream, freedom, fire, hot, fast, instant, destroy, destroyed, ruin, ruined, worst, nightmare, pain, painful, suffer, suffering, abuse, rape, murder, racist, sexist, bully, bullied, shame, revenge, spectacular, sensational, revolutionary, badass, hell, goosebumps, chills, speechless
`);

/** Words that a sentiment list rates as good or bad but that ads use in another sense. */
export const SENTIMENT_NEUTRAL: ReadonlySet<string> = new Set(
  splitWordList(
    `no, pay, cut, low, lower, demand, stop, sharp, like, please, share, shares, charge, charges, drop, number, top, lost, leave, lowest, tank, critical, matter, matters, want, reach, huge, big, feeling, feel, yes, hand, natural, united, true, dear, interest, interests, credit, care, help, helps, kind, cool, grand, growing, growth, intense, wasting, hey, ha, o, x`,
  ),
);
