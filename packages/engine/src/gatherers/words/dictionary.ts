import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import nspell from 'nspell';
import { lexicon } from './lexicon.ts';

type Speller = ReturnType<typeof nspell>;

const require = createRequire(import.meta.url);
const loaded = new Map<string, Speller>();

/** SCOWL's American and British words as Hunspell has them; each is read when a word is met that nothing before it knew. */
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

/** Reads both, so that the first word that nobody knows is not waited for. */
export function loadDictionaries(): void {
  speller('dictionary-en');
  speller('dictionary-en-gb');
}

/** Words that a dictionary of 2020 lacks, as ads of any trade write them: of apps and phones, kitchens, bars, care, sport and software. */
const NEWER = new Set(
  `app apps wifi login signup unbox unboxing preorder onboarding esim ebike ebikes vegan hydrogel fintech crypto
  livestream webinar webinars podcast podcasts selfie selfies emoji airfryer oat kombucha matcha barista sourdough
  skincare haircare bodycare athleisure glamping staycation influencer influencers chatbot chatbots cashback paywall yoghurt
  yoghurts scalable scalability synergize synergise
  focaccia halloumi burrata pancetta bruschetta panini chorizo manchego empanada chipotle harissa tahini kimchi ramen bao panko
  seitan tempeh kefir acai chia falafel macaron macarons cortado affogato americano
  prosecco sauvignon pinot grigio rioja mezcal aperol negroni mojito
  hyaluronic niacinamide retinol ceramide ceramides micellar balayage microblading
  vinyasa crossfit parkrun peloton paddleboard campervan motorhome bifold brushless
  saas devops kubernetes serverless cybersecurity vpn neobank chargeback payg`
    .split(/\s+/)
    .filter(Boolean),
);

/** Films write a slip, too; a word that they say this often is none. */
const SAID_OFTEN = 60;

const remembered = new Map<string, boolean>();
const MOST_REMEMBERED = 20_000;

/** Whether a dictionary has the word with a capital alone: 'clarence', which is nothing but a name. */
export const isNameAlone = (lower: string): boolean =>
  isInDictionary(lower) &&
  !NEWER.has(lower) &&
  !speller('dictionary-en').correct(lower) &&
  !speller('dictionary-en-gb').correct(lower);

/** Whether a word is spelled as in American or British English; takes small letters, possessives allowed. */
export function isInDictionary(lower: string): boolean {
  const known = remembered.get(lower);
  if (known !== undefined) return known;
  if (remembered.size > MOST_REMEMBERED) remembered.clear();
  const fresh = lookUp(lower.replaceAll('’', "'"));
  remembered.set(lower, fresh);
  return fresh;
}

function lookUp(word: string): boolean {
  const bare = word.replace(/'s$|'$/, '');
  if (NEWER.has(bare) || lexicon().count(bare) >= SAID_OFTEN) return true;
  const capital = bare.charAt(0).toUpperCase() + bare.slice(1);
  return (
    [bare, word, capital, bare.toUpperCase()].some((form) => speller('dictionary-en').correct(form)) ||
    [bare, capital].some((form) => speller('dictionary-en-gb').correct(form))
  );
}
