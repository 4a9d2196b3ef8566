import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import nspell from 'nspell';
import { lexicon } from './lexicon.ts';
import { capitalize } from '../../capitalize.ts';

type Speller = ReturnType<typeof nspell>;

const require = createRequire(import.meta.url);
const loaded = new Map<string, Speller>();

/** SCOWL's American and British words as Hunspell dictionaries. Each is loaded when no earlier check knows a word. */
function speller(name: 'dictionary-en' | 'dictionary-en-gb'): Speller {
  const known = loaded.get(name);
  if (known) return known;
  const folder = path.dirname(require.resolve(name));
  const fresh = nspell(
    readFileSync(path.join(folder, 'index.aff')),
    readFileSync(path.join(folder, 'index.dic')),
  );
  loaded.set(name, fresh);
  return fresh;
}

/** Loads both up front, so that the first unknown word does not have to wait for them. */
export function loadDictionaries(): void {
  speller('dictionary-en');
  speller('dictionary-en-gb');
}

/** Words in ads that a dictionary of 2020 lacks: apps and phones, kitchens, bars, personal care, sports and software. */
const NEWER = new Set(
  `app apps wifi login signup unbox unboxing preorder onboarding esim ebike ebikes vegan hydrogel fintech crypto
  livestream webinar webinars podcast podcasts selfie selfies emoji airfryer oat kombucha matcha barista sourdough
  skincare haircare bodycare athleisure glamping staycation influencer influencers chatbot chatbots cashback paywall yoghurt
  yoghurts scalable scalability synergize synergise
  focaccia halloumi burrata pancetta bruschetta panini chorizo manchego empanada chipotle harissa tahini kimchi ramen bao panko
  seitan tempeh kefir acai chia falafel macaron macarons cortado affogato americano
  prosecco sauvignon pinot grigio rioja mezcal aperol negroni mojito
  nasi satay rendang doner nori crema moka padel creatine sipp
  hyaluronic niacinamide retinol ceramide ceramides micellar balayage microblading
  vinyasa crossfit parkrun peloton paddleboard campervan motorhome bifold brushless
  saas devops kubernetes serverless cybersecurity vpn neobank chargeback payg`
    .split(/\s+/)
    .filter(Boolean),
);

/** Minimum subtitle count to be a real word. Subtitles contain misspellings, too, but not this often. */
const MIN_WORD_COUNT = 60;

const cache = new Map<string, boolean>();
const MAX_CACHED = 20_000;

/** Whether the dictionaries have the word only with a capital, so that it can only be a name: 'clarence'. */
export const isOnlyAName = (lower: string): boolean =>
  isInDictionary(lower) &&
  !NEWER.has(lower) &&
  !speller('dictionary-en').correct(lower) &&
  !speller('dictionary-en-gb').correct(lower);

/** Whether a lowercase word is spelled correctly in American or British English. Possessives are allowed. */
export function isInDictionary(lower: string): boolean {
  const known = cache.get(lower);
  if (known !== undefined) return known;
  if (cache.size > MAX_CACHED) cache.clear();
  const fresh = lookUp(lower.replaceAll('’', "'"));
  cache.set(lower, fresh);
  return fresh;
}

function lookUp(word: string): boolean {
  const bare = word.replace(/'s$|'$/, '');
  if (NEWER.has(bare) || lexicon().count(bare) >= MIN_WORD_COUNT) return true;
  const capital = capitalize(bare);
  return (
    [bare, word, capital, bare.toUpperCase()].some((form) => speller('dictionary-en').correct(form)) ||
    [bare, capital].some((form) => speller('dictionary-en-gb').correct(form))
  );
}
