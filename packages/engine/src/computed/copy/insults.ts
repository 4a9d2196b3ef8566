import type { Hit } from '../../artifacts/copy-artifacts.ts';

const INSULTS =
  /^(?:stupid|stupidity|dumb|dumbest|idiots?|idiotic|morons?|fools?|foolish|losers?|cowards?|pathetic|ugly|fat|lazy|jerks?|suckers?|suck|sucks|crap|crappy|damn|hell|bastards?|bitch|shit|ass)$/i;

/** A word that abuses somebody: it is bad, and names nothing that a product could put right. */
export const isInsult = ({ text }: Pick<Hit, 'text'>): boolean => INSULTS.test(text);
