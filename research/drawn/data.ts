import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Photo {
  file: string;
  x: number;
  y: number;
  tags: string[];
}

export interface Brief {
  brand: string;
  industry: string;
  product: string;
  thing: string;
  tags: string[];
  lines: { headline: string; sub: string }[];
  offer: string;
  number: string;
  cta: string;
  benefits: string[];
  quote: string;
  who: string;
  flags: string[];
}

const rows = (file: string): string[][] =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

const PHOTOS: readonly Photo[] = rows('photos.txt').map(([file = '', x, y, tags = '']) => ({
  file,
  x: Number(x),
  y: Number(y),
  tags: tags.split(' '),
}));

export const BRIEFS: readonly Brief[] = rows('briefs.txt').map((cells) => {
  const [brand = '', industry = '', product = '', thing = '', tags = '', ...rest] = cells;
  const [h1 = '', s1 = '', h2 = '', s2 = '', offer = '', number = '', cta = '', list = '', ...last] = rest;
  const [quote = '', who = '', flags = ''] = last;
  return {
    brand,
    industry,
    product,
    thing,
    tags: tags.split(' '),
    lines: [
      { headline: h1, sub: s1 },
      { headline: h2, sub: s2 },
    ],
    offer,
    number,
    cta,
    benefits: list.split(';'),
    quote,
    who,
    flags: flags.split(' '),
  };
});

/** Photos that best match the brief's tags, best first. */
export function photosFor(brief: Brief, least = 3): Photo[] {
  const score = (photo: Photo): number =>
    brief.tags.reduce((sum, tag, i) => sum + (photo.tags.includes(tag) ? 10 - i : 0), 0);
  const found = PHOTOS.filter((photo) => score(photo) > 0).sort((a, b) => score(b) - score(a));
  const best = found[0] ? score(found[0]) : 0;
  // A collage needs three. Beyond `least`, keep only photos that match nearly as well as the best.
  return found.filter((photo, i) => i < least || score(photo) > best * 0.6);
}

export const unrelatedPhotos = (brief: Brief): Photo[] =>
  PHOTOS.filter((photo) => !photo.tags.some((tag) => brief.tags.includes(tag)));
