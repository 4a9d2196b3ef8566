import { z } from 'zod';
import { boxSchema, insideFrame } from '../geometry.ts';
import { rounded } from '../rounded.ts';
import { OBJECTIVES } from '../report/user-input-names.ts';

/** Most characters kept of each field. */
const MAX_LENGTHS = { words: 300, sentence: 400, name: 80 } as const;
/** Most items kept of each list. */
const MAX_LIST_ITEMS = 12;

/** One visible line of at most this many characters; '' when the model gave none. */
const line = (most: number) => z.preprocess((given) => plainLine(given, most), z.string());

function plainLine(given: unknown, most: number): string {
  if (typeof given !== 'string') return '';
  const words = given
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return NOTHING.test(words) ? '' : [...words].slice(0, most).join('').trim();
}

/** What models write instead of an empty string. */
const NOTHING = /^(?:none|null|n\/?a|nothing|no(?:ne)? (?:visible|found|shown)|-+)\.?$/i;

const number = z.preprocess((given) => {
  const found = typeof given === 'string' ? /-?\d+(?:\.\d+)?/.exec(given)?.[0] : given;
  return found === undefined || found === null ? undefined : Number(found);
}, z.number());

const place = z
  .object({ x: number, y: number, w: number, h: number })
  .refine(({ x, y, w, h }) => w > 0 && h > 0 && Math.max(x, y, x + w, y + h) <= 1.2 && Math.min(x, y) >= -0.2)
  .transform((box) => {
    const { x, y, w, h } = insideFrame(box);
    return { x: rounded(x, 3), y: rounded(y, 3), w: rounded(w, 3), h: rounded(h, 3) };
  })
  .pipe(boxSchema)
  .nullable()
  .catch(null);

/** A list that also accepts a single value. Invalid items are dropped. */
const listOf = <T extends z.ZodType>(each: T) =>
  z.preprocess(
    (given) =>
      (Array.isArray(given) ? given : given === undefined || given === null ? [] : [given])
        .filter((one) => each.safeParse(one).success)
        .slice(0, MAX_LIST_ITEMS),
    z.array(each),
  );

/** An object whose missing members get defaults, even when no object was given. */
const lenientObject = <S extends z.core.$ZodLooseShape>(shape: S) =>
  z.preprocess(
    (given) => (typeof given === 'object' && given !== null && !Array.isArray(given) ? given : {}),
    z.object(shape),
  );

/** Words, which some models give as a plain string and others together with their place. */
const reportedText = z.preprocess(
  (given) => (typeof given === 'string' ? { text: given } : given),
  lenientObject({ text: line(MAX_LENGTHS.words), place: place.default(null) }),
);

const request = z.preprocess(
  (given) => (typeof given === 'string' ? { text: given, kind: 'action' } : given),
  lenientObject({
    kind: z.enum(['action', 'address', 'none']).catch('action'),
    text: line(MAX_LENGTHS.words),
    place: place.default(null),
  }),
);

/** From 0 to 100. @throws when it is not a number */
const rating = z.preprocess(
  (given) => (typeof given === 'object' ? given : { rating: given }),
  z.object({
    rating: number.transform((points) => Math.round(Math.min(100, Math.max(0, points)))),
    reason: line(MAX_LENGTHS.sentence),
  }),
);

const ratings = z.preprocess(
  (given) =>
    typeof given === 'object' && given !== null
      ? Object.fromEntries(Object.entries(given).filter(([, each]) => rating.safeParse(each).success))
      : {},
  z.record(z.string(), rating),
);

/**
 * A vision reader's answer. Missing or broken parts count as not said, so that the rest can be used. Stored answers are read back
 * with the same schema.
 */
export const readerAnswerSchema = lenientObject({
  elements: lenientObject({
    headline: reportedText,
    brand: reportedText,
    offer: reportedText,
    request,
    product: line(MAX_LENGTHS.name),
    /** The main thing shown, and roughly where. */
    subject: z.preprocess(
      (given) => (typeof given === 'string' ? { what: given } : given),
      lenientObject({ what: line(MAX_LENGTHS.name), place: place.default(null) }),
    ),
    /** Words on products and things in the picture. */
    labels: listOf(line(MAX_LENGTHS.name)),
    /** ISO 639-1. */
    language: z
      .string()
      .regex(/^[a-z]{2}$/)
      .nullable()
      .catch(null),
  }),
  /** What the ad says, in one sentence. */
  message: line(MAX_LENGTHS.sentence),
  audience: line(MAX_LENGTHS.name * 2),
  industry: line(MAX_LENGTHS.name),
  objective: z.enum(OBJECTIVES).nullable().catch(null),
  tone: line(MAX_LENGTHS.name),
  /** Whether the words make sense and fit what is shown. */
  sense: lenientObject({
    holds: z.enum(['yes', 'partly', 'no', 'unclear']).catch('unclear'),
    why: line(MAX_LENGTHS.sentence),
  }),
  /** What an ad platform may refuse, with the words in question. */
  concerns: listOf(lenientObject({ quote: line(MAX_LENGTHS.words), why: line(MAX_LENGTHS.sentence) })),
  /** By category id. */
  ratings,
});
export type ReaderAnswer = z.infer<typeof readerAnswerSchema>;
