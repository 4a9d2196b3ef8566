import {
  type Analysis,
  type Correction,
  type Objective,
  type UserInput,
  type Understood,
  placeName,
} from '@adjudge/engine/report';

/** Below this certainty an element counts as 'not sure' instead of found. A brand is shown with its doubt instead. */
const QUOTABLE = 0.5;
/**
 * Below this certainty, what we read is shown with its certainty. Readers call a doubt about something obvious plainly
 * false, and most of what is this certain is right; the control to change it is right next to it. Chosen by judgment,
 * not fitted.
 */
const DOUBTED = 0.6;

/** What each element is called, in the order a report names them. */
export const ELEMENT_NAMES = {
  headline: 'headline',
  offer: 'offer',
  request: 'CTA',
  brand: 'brand',
} as const;
export type ElementName = keyof typeof ELEMENT_NAMES;
const ELEMENTS = Object.keys(ELEMENT_NAMES) as ElementName[];

/** One thing that we read, and how sure we are. */
export interface ReadElement {
  readonly name: ElementName | 'subject';
  readonly label: string;
  /** In quotation marks if it is text from the ad; null when it may be misread, or has no letters. */
  readonly words: string | null;
  /** Where an element that may be misread is located, such as 'at the top'; null for all others. */
  readonly unread: string | null;
  /** '74% sure', or that we may have misread it; null when the owner told us or it is nearly certain. */
  readonly doubt: string | null;
  readonly told: boolean;
}

export function readElements(understood: Understood): ReadElement[] {
  const read = ELEMENTS.flatMap((name): ReadElement[] => {
    const element = understood[name];
    if (!element || isGuess(name, element)) return [];
    if (name === 'offer' && !element.told && isRequest(element.text, understood)) return [];
    const unread = element.unsure === true && name !== 'brand';
    const quoted = element.text !== '' && !unread;
    const words = name === 'brand' ? element.text : `“${element.text}”`;
    return [
      {
        name,
        label: ELEMENT_NAMES[name],
        words: quoted ? words : null,
        unread: unread ? placeName(element.box) : null,
        doubt: doubtOf(element, quoted),
        told: element.told === true,
      },
    ];
  });
  const { subject } = understood;
  const words = subject && subjectWords(subject);
  if (!subject || words === null) return read;
  return [
    ...read,
    {
      name: 'subject',
      label: 'subject',
      words,
      unread: null,
      doubt: doubtOf(subject),
      told: subject.told === true,
    },
  ];
}

/** 'bottle', 'person'; null for a thing without a name, because its shape does not show whether it is the product. */
export const subjectWords = ({ kind, name, told }: NonNullable<Understood['subject']>): string | null =>
  name ?? (kind === 'product' && told !== true ? null : kind);

/** Whether these are the words of the CTA that is already named. A CTA that states the offer is mentioned only once. */
const isRequest = (words: string, { request }: Understood): boolean =>
  request !== null && request.text === words && !isGuess('request', request);

/** Less likely than not, so we do not attribute the words to the ad. A brand is shown with its doubt instead. */
const isGuess = (name: ElementName, { told, p }: Doubtful): boolean =>
  name !== 'brand' && told !== true && p < QUOTABLE;

interface Doubtful {
  readonly p: number;
  readonly told?: true | undefined;
  readonly unsure?: true | undefined;
}

/** @param quoted whether the words are shown; a misreading only matters if they are */
function doubtOf({ p, told, unsure }: Doubtful, quoted = false): string | null {
  if (told) return null;
  const doubts = [
    ...(unsure && quoted ? ['we may have misread it'] : []),
    ...(p >= DOUBTED ? [] : [`${Math.round(100 * p)}% sure`]),
  ];
  return doubts.length > 0 ? doubts.join(', ') : null;
}

/** Elements that we are too unsure of to name. A possible offer is not mentioned. */
export const unsureElements = (understood: Understood): string[] =>
  ELEMENTS.filter((name) => name !== 'offer' && understood[name] && isGuess(name, understood[name])).map(
    (name) => ELEMENT_NAMES[name],
  );

/** 'a headline', '“Norrland” in the picture': elements that we did not find and that the owner did not mark as absent. Most ads make no offer, so none is reported missing. */
export const missingElements = (understood: Understood, told: UserInput | null): string[] =>
  ELEMENTS.filter(
    (name) => name !== 'offer' && understood[name] === null && !told?.absent?.includes(name),
  ).map((name) =>
    name === 'brand' && told?.brand ? `“${told.brand}” in the picture` : withArticle(ELEMENT_NAMES[name]),
  );

const withArticle = (name: string): string => `${/^[aeio]/i.test(name) ? 'an' : 'a'} ${name}`;

/** 'a headline, an offer and a CTA' */
const joined = (parts: readonly string[], last: 'and' | 'or'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;

/** 'We could not find a CTA.' 'We are not sure of the headline.' */
export const describeMissing = (missing: readonly string[], unsure: readonly string[]): string[] => [
  ...(missing.length > 0 ? [`We could not find ${joined(missing, 'or')}.`] : []),
  ...(unsure.length > 0 ? [`We are not sure of the ${unsure.join(' and the ')}.`] : []),
];

/** Elements found but possibly misread, by location: 'We found a headline (93% sure) at the top.' */
export function describeUnread(read: readonly ReadElement[]): string[] {
  const unread = read.filter((one) => one.unread !== null);
  if (unread.length === 0) return [];
  const named = ({ label, doubt }: ReadElement): string =>
    `${withArticle(label)}${doubt === null ? '' : ` (${doubt})`}`;
  const places = [...Map.groupBy(unread, ({ unread: place }) => place)].map(
    ([place, ones]) => `${joined(ones.map(named), 'and')} ${place}`,
  );
  return [`We found ${joined(places, 'and')}.`];
}

/** What we read, in one line; null for reports that predate this feature. */
export function describeUnderstood({
  understood,
  told,
}: Pick<Analysis, 'understood' | 'told'>): string | null {
  if (!understood) return null;
  const elements = readElements(understood);
  const read = elements
    .filter(({ unread }) => unread === null)
    .map(
      ({ label, words, doubt }) =>
        `${label}${label === 'subject' ? ':' : ''}${words === null ? '' : ` ${words}`}${doubt === null ? '' : ` (${doubt})`}`,
    );
  const missing = missingElements(understood, told);
  return [
    ...(read.length > 0 ? [`We read: ${read.join(' · ')}.`] : []),
    ...describeUnread(elements),
    ...describeMissing(missing, unsureElements(understood)),
  ].join(' ');
}

export const OBJECTIVE_NAMES: Readonly<Record<Objective, string>> = {
  awareness: 'awareness',
  consideration: 'consideration',
  response: 'response',
};

/** The objective behind the weights; null for reports that predate it, and for a guess without anything to base it on. */
export function describeObjective({
  objective,
  understood,
}: Pick<Analysis, 'objective' | 'understood'>): string | null {
  if (!objective || (objective.guessed && !understood)) return null;
  const ad = `${objective.is === 'awareness' ? 'an' : 'a'} ${OBJECTIVE_NAMES[objective.is]} ad`;
  return objective.guessed ? `We read this as ${ad}.` : `You told us this is ${ad}.`;
}

const CORRECTED: Readonly<Record<Correction['is'], string>> = {
  headline: 'the headline',
  brand: 'the brand',
  request: 'the CTA',
  offer: 'the offer',
  subject: 'the main subject',
  notText: 'text that is not part of the ad',
  protect: 'an area to protect',
};

/** What a correction marks its area as. */
export const describeCorrection = (is: Correction['is']): string => CORRECTED[is];

/** Everything the owner told us, in a few words each. */
export function describeUserInput(told: UserInput | null): string[] {
  if (!told) return [];
  const { brand, objective, industry, audience, corrections = [], absent = [] } = told;
  const kinds = [...new Set(corrections.map(({ is }) => is))];
  return [
    ...(brand === undefined ? [] : [`the brand is ${brand}`]),
    ...(objective === undefined ? [] : [`the objective is ${objective}`]),
    ...(industry === undefined ? [] : [`the industry is ${industry}`]),
    ...(audience === undefined ? [] : [`the audience is ${audience}`]),
    ...kinds.map((kind) => {
      const places = corrections.filter(({ is }) => is === kind);
      const words = places.find(({ text }) => text !== undefined)?.text;
      const where = places.length > 1 ? `${places.length} places are` : 'one place is';
      return `${where} ${describeCorrection(kind)}${words === undefined ? '' : `, “${words}”`}`;
    }),
    ...absent.map((name) => `there is no ${ELEMENT_NAMES[name]}`),
  ];
}
