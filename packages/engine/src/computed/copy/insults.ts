import type { Hit } from '../../artifacts/copy-artifacts.ts';

const INSULTS =
  /^(?:stupid|stupidity|dumb|dumbest|idiots?|idiotic|morons?|fools?|foolish|losers?|cowards?|pathetic|ugly|fat|lazy|jerks?|suckers?|suck|sucks|crap|crappy|damn|hell|bastards?|bitch|shit|ass)$/i;

/** Whether a word insults a person. It is negative, but names no problem that a product could solve. */
export const isInsult = ({ text }: Pick<Hit, 'text'>): boolean => INSULTS.test(text);
