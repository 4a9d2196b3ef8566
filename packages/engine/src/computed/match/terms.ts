import { type Word, contentWords, stem, wordsOf } from '../../gatherers/copy/index.ts';
import { frequencyOf } from '../../gatherers/words/index.ts';

/** A content word more frequent than this in English (SUBTLEX-US) names no product: day, good, new. */
const GENERIC = 16_000;

/** Vocabulary of advertising itself. It occurs in every ad, so sharing it connects nothing. */
const OF_ADS = new Set(
  `sale shop buy order save off free offer deal discount price shipping delivery code promo click learn sign join today
  limited special exclusive best great amazing perfect love enjoy discover explore online store visit website com www
  percent extra season summer winter spring fall autumn collection product products item items brand quality premium
  official review reviews customer customers rated star stars trial month months year years week weeks hour hours minute minutes guarantee returns ends last chance hurry weekend
  day days today tonight book booking pay paid deliver delivered learn start free get`
    .split(/\s+/)
    .map(stem),
);

/** Synonyms, one group per product class. Deliberately few: a wrong match is worse than a missed one. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['shoe', 'sneaker', 'trainer', 'footwear', 'kicks', 'boots'],
  ['mattress', 'bed', 'sleep', 'pillow'],
  ['coffee', 'espresso', 'latte', 'brew', 'roast'],
  ['car', 'vehicle', 'suv', 'automobile', 'truck'],
  ['phone', 'smartphone', 'iphone', 'mobile'],
  ['glasses', 'eyewear', 'sunglasses', 'frames'],
  ['clothes', 'clothing', 'apparel', 'fashion', 'outfit', 'wardrobe'],
  ['meal', 'dinner', 'lunch', 'recipe', 'dish', 'cook'],
  ['trip', 'travel', 'vacation', 'holiday', 'getaway', 'flight'],
  ['skincare', 'skin', 'moisturizer', 'serum', 'cream'],
  ['insurance', 'cover', 'coverage', 'policy', 'insured'],
  ['bank', 'banking', 'account', 'savings'],
  ['loan', 'mortgage', 'credit', 'lending'],
  ['course', 'class', 'training', 'lesson', 'degree'],
  ['workout', 'fitness', 'gym', 'exercise', 'training'],
  ['jewelry', 'necklace', 'ring', 'bracelet', 'earrings'],
  ['dog', 'puppy', 'pet'],
  ['cat', 'kitten', 'pet'],
  ['sofa', 'couch', 'furniture'],
  ['bike', 'bicycle', 'cycling'],
  ['laptop', 'computer', 'notebook'],
  ['tv', 'television', 'screen'],
  ['job', 'career', 'hiring', 'hire'],
  ['home', 'house', 'property', 'apartment'],
  ['drink', 'beverage', 'juice', 'soda'],
  ['bottle', 'flask', 'tumbler'],
  ['cup', 'mug'],
  ['pizza', 'pizzeria'],
  ['burger', 'hamburger', 'sandwich'],
  ['bag', 'handbag', 'backpack', 'tote'],
  ['plant', 'houseplant', 'potted'],
  ['headphones', 'earbuds', 'headset', 'earphones'],
];
const groupsOf = new Map<string, number[]>();
SYNONYMS.forEach((group, index) => {
  for (const word of group) groupsOf.set(stem(word), [...(groupsOf.get(stem(word)) ?? []), index]);
});

export const wordsIn = (text: string): Word[] => contentWords(wordsOf(text));

/** Words that may name the product: neither everyday words nor advertising vocabulary nor parts of the brand. */
export const productWords = (text: string, brands: readonly string[]): Word[] => {
  const named = new Set(brands.flatMap((brand) => wordsOf(brand).map((word) => word.stem)));
  return wordsIn(text).filter(
    ({ lower, stem: key }) =>
      !OF_ADS.has(key) &&
      !named.has(key) &&
      (groupsOf.has(key) || (lower.length > 2 && frequencyOf(lower) < GENERIC)),
  );
};

/** Whether the word is in a synonym group. Such words do not occur in two texts by chance. */
export const isThing = ({ stem: key }: Word): boolean => groupsOf.has(key);

/** Whether two words are forms of the same word or synonyms. */
export function sameThing(a: Word, b: Word): boolean {
  if (a.stem === b.stem) return true;
  const groups = groupsOf.get(b.stem) ?? [];
  return (groupsOf.get(a.stem) ?? []).some((index) => groups.includes(index));
}
