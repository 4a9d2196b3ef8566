import type { Hit, Span } from '../../artifacts/copy-artifacts.ts';
import { findPattern, withoutOverlaps } from '../../gatherers/copy/index.ts';

/** What templates call the fields that a writer should fill in. */
const FIELD =
  '(?:(?:sub)?(?:head(?:line|ing|er)?|title)|tag ?line|slogan|(?:body|button|header|dummy|sample|placeholder) (?:text|copy)|text|copy|content|message|logo|image|photo|picture|(?:company|brand|business|product|first|last|event|speaker|client|city|store) ?name|name|offer|price|discount|cta|call to action|description|caption|quote|address|phone(?: number)?|website|url|link|e-?mail|date|location)';
/** Fields that an ad has no other reason to name alone: 'Headline', but not 'Name' or 'Date'. */
const BARE =
  '(?:(?:sub)?head(?:line|ing)|sub ?title|main title|tag ?line|slogan|(?:your |the )?(?:body|button|dummy|sample|placeholder|header) (?:text|copy)|placeholder|(?:your )?(?:company|brand|business|product|event|client) name|your (?:logo|headline|heading|title|text|slogan|tag ?line|brand|company|product|business|cta|image|photo)|logo|text|cta|call to action|image|lorem|untitled(?: design)?|tb[ad]|todo|fpo)';
const FILL = '(?:insert|add|enter|type|place|put|write|edit|change|replace|paste|drop)';
const ARTICLE = '(?:your |an? |the |this |some )*';

/** Sample web addresses, phone numbers and streets from the templates of design tools. */
const SHIPPED =
  'really ?great ?site|123 any(?:where|town)? (?:st\\b|street)|(?:www\\.)?your ?(?:web ?site|domain|company|brand|site|url|logo|name|business|store|shop)\\.(?:com|org|net|co)|\\+?123[- ]456[- ]7890|(?:www\\.)?(?:example|domain)\\.(?:com|org)';

/** Matched anywhere in a passage. OCR may have lost spaces. */
const ANYWHERE = [
  `\\byour ${FIELD}(?: (?:goes|comes|text))? here\\b(?! (?:to|and|in|on|for|at)\\b)`,
  `\\b${FIELD} (?:goes|comes) here\\b`,
  `\\b${FILL} ${ARTICLE}${FIELD} (?:text )?(?:here|in this (?:box|space|field))\\b`,
  '\\b(?:click|tap|double[- ]?click|select|press)(?: here)? to (?:edit|add|insert|change|replace)\\b',
  `\\b(?:edit|replace|change) this (?:text|copy|image|headline|heading)\\b`,
  '\\blorem ipsum\\b',
  `(?:${SHIPPED})`,
  '\\b(?:votre|ton) (?:titre|texte|logo|slogan) ici\\b|\\b(?:ihre?|deine?) (?:überschrift|text|logo|slogan|titel) hier\\b|\\b(?:su|tu) (?:título|texto|logo|eslogan) aquí\\b|\\b(?:il tuo|inserisci (?:il|qui il)) (?:titolo|testo|logo)(?: qui)?\\b|\\b(?:seu|insira (?:o|seu)) (?:título|texto|logo)(?: aqui)?\\b|\\buw (?:titel|tekst|logo) hier\\b',
];

/** Must match a whole line or the whole copy. */
const WHOLE = [
  `${BARE}(?: (?:here|\\d))?`,
  `(?:insert|add|type|place|put|edit) ${ARTICLE}(?:(?:sub)?(?:head(?:line|ing)|title)|tag ?line|slogan|text|copy|logo|image|(?:company|brand|business|product) ?name)(?: text)?(?: here)?`,
];

/** Figures and names left open: 'XX%', '$00.00', '[Product name]', '{{city}}'. Capitals matter in the first three. */
const LEFT_OPEN = [
  /(?<![\p{L}\p{N}])(?:X{1,3}|x{2,3}|N{2}|_{2,}|#{2,}|\?{2,}) ?%/gu,
  /[$€£] ?(?:X{2,}|x{2,}|_{2,}|#{2,}|0{2,}[.,]00|X{1,3}[.,]X{2})/gu,
  /(?<![\p{L}\p{N}])X{2}[./]X{2}(?:[./]X{2,4})?(?![\p{L}\p{N}])/gu,
  /\{\{[^{}\n]{1,40}\}\}|\{(?:keyword|product|name|city|brand|company)[^{}\n]{0,30}\}|%%[A-Z_]{3,30}%%/giu,
  new RegExp(`[\\[<](?:${FILL} )?${ARTICLE}${FIELD}(?: here)?[\\]>]`, 'gi'),
];

const tolerant = (source: string): string => source.replaceAll(' ', '\\s*');

const anywhere = ANYWHERE.map((source) => new RegExp(tolerant(source), 'giu'));
const whole = WHOLE.map((source) => new RegExp(`^[\\s.…:]*${tolerant(source)}[\\s.…:!]*$`, 'iu'));

/** Words of lorem ipsum (Cicero, De finibus, as cut by typesetters), without those that exist in other languages. */
const LOREM = new Set(
  `ipsum amet consectetur consectetuer adipiscing adipisicing eiusmod tempor incididunt labore aliqua veniam quis nostrud
  exercitation ullamco laboris nisi aliquip commodo consequat duis aute irure reprehenderit voluptate velit cillum fugiat
  pariatur excepteur occaecat cupidatat proident deserunt mollit laborum vestibulum faucibus orci luctus ultrices posuere
  cubilia curae pellentesque habitant morbi tristique senectus netus malesuada fames turpis egestas vivamus aliquam mauris
  tincidunt praesent donec nullam vitae phasellus viverra quisque rutrum aenean imperdiet etiam sagittis maecenas tellus
  condimentum rhoncus suspendisse potenti dapibus ligula porttitor eget bibendum sodales vulputate elementum fringilla
  hendrerit placerat ullamcorper scelerisque lobortis dignissim nonummy nibh euismod laoreet volutpat suscipit`
    .split(/\s+/)
    .filter(Boolean),
);
const ENOUGH = 2;

/** Stretches of text with at least two of those words. */
function fillerIn(text: string): Hit[] {
  const found = [...text.matchAll(/\p{L}+/gu)].filter(([word]) => LOREM.has(word.toLowerCase()));
  const first = found[0];
  const last = found.at(-1);
  if (!first || !last || new Set(found.map(([word]) => word.toLowerCase())).size < ENOUGH) return [];
  const end = last.index + last[0].length;
  return [{ text: text.slice(first.index, end), start: first.index, end }];
}

/** Whether a line continues the sentence before it: 'while you', 'type a text.' */
const carriesOn = (line: string, before: string | undefined): boolean =>
  before !== undefined && /^\p{Ll}/u.test(line) && !/[.!?:]\s*$/.test(before);

const isTemplate = (line: string): boolean => whole.some((pattern) => pattern.test(line));

/** 'Text BRIGHT to 70441': a request whose first word may be read as a line of its own. */
const BY_PHONE = /^\W*text\W*$/i;
const SHORT_CODE = /\bto\s+\d{4,6}\b/i;

const OF_TRADE = /^\W*your\s*(?:brand|company|product|business)(?<end>[.!]?)\s*$/iu;

/** Whether a template-like line is real text: 'Your business. Our priority.' It ends a sentence, or other text goes with it. */
function says(line: string, beside: readonly string[]): boolean {
  const end = OF_TRADE.exec(line)?.groups?.['end'];
  return end !== undefined && (end !== '' || (beside.length > 0 && !beside.some(isTemplate)));
}

/**
 * Where a text was left as it was in its template.
 * @param lines of the text, to tell a line with only such words from the same words in a sentence
 * @param all the ad's whole text
 */
export function placeholdersIn(text: string, lines: readonly Span[], all: string): Hit[] {
  const bare = lines
    .map(({ start, end }) => ({ text: text.slice(start, end), start, end }))
    .filter(
      (line, at, others) =>
        isTemplate(line.text) &&
        !(BY_PHONE.test(line.text) && SHORT_CODE.test(all)) &&
        !carriesOn(line.text, others[at - 1]?.text) &&
        !says(
          line.text,
          others.filter((other) => other !== line).map((other) => other.text),
        ),
    );
  const found = [...anywhere, ...LEFT_OPEN].flatMap((pattern) => findPattern(text, pattern));
  return withoutOverlaps([...fillerIn(text), ...bare, ...found]);
}
