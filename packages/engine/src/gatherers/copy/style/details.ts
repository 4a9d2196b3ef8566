import type { Hit } from '../../../artifacts/copy-artifacts.ts';
import { findPattern, withoutOverlaps } from '../phrases.ts';

const SMALL =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';

/** Numbers in words, ordinals and fractions. Excludes 'one' and 'first', which are used without counting. */
const SPELLED = new RegExp(
  `\\b(?:(?:${TENS})(?:[- ](?:one|${SMALL}))?|${SMALL}|half past|(?:a )?(?:hundred|thousand|million|billion|dozen)|half (?:of|an?|the)|a (?:third|quarter)|twice|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\\b`,
  'gi',
);

/** Clock times, days, months and parts of the day: moments that one can picture. Excludes 'today' and 'now'. */
const MOMENT =
  /\b\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)\b|\b\d{1,2}:\d\d\b|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march(?= \d)|april|june|july|august|september|october|november|december|christmas|easter)\b|\b(?:this|last|next|every|on|in the|one|the|before|after|by|at) (?:morning|evening|afternoon|night|midnight|noon|breakfast|lunch|lunchtime|supper|bedtime|winter|summer|spring|autumn|term)\b|\byesterday\b/gi;

export const spelledNumbersIn = (text: string): Hit[] => withoutOverlaps(findPattern(text, SPELLED));
export const momentsIn = (text: string): Hit[] => withoutOverlaps(findPattern(text, MOMENT));
