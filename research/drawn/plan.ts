import { BRIEFS, type Brief, photosFor } from './data.ts';
import { beforeAfter, bottomBar, circle, collage, diagonal, magazine, ribbon } from './families-photo.ts';
import { map, mesh, scenery } from './families-scene.ts';
import { checklist, compare, luxury, pedestal, testimonial } from './families-thing.ts';
import { bigNumber, coupon, event, sticker, typeOnly } from './families-type.ts';
import type { Layout } from './parts.ts';
import type { Random } from './random.ts';

export interface Family {
  name: string;
  layout: Layout;
  /** Whether the family fits the brief. */
  suits(brief: Brief): boolean;
  photos: boolean;
  /** Whether it can be drawn as a leaderboard. */
  strip: boolean;
  offer: 'always' | 'sometimes' | 'never';
}

const hasPhotos = (brief: Brief): boolean => photosFor(brief).length >= 3;
const has =
  (flag: string) =>
  (brief: Brief): boolean =>
    brief.flags.includes(flag);
const offered = (brief: Brief): boolean => brief.offer !== '';
const isStandaloneProduct = (brief: Brief): boolean => {
  // A room or a sofa cannot stand on a pedestal. Other products can be drawn as they are.
  const home = ['furniture', 'kitchens', 'nursery', 'storage', 'bikes'];
  return brief.flags.includes('retail') && !brief.flags.includes('service') && !home.includes(brief.industry);
};

const FAMILIES: readonly Family[] = [
  { name: 'ribbon', layout: ribbon, suits: hasPhotos, photos: true, strip: true, offer: 'sometimes' },
  {
    name: 'big-number',
    layout: bigNumber,
    suits: (b) => offered(b) && b.number.length < 8,
    photos: false,
    strip: true,
    offer: 'always',
  },
  {
    name: 'testimonial',
    layout: testimonial,
    suits: (b) => !b.flags.includes('lux'),
    photos: true,
    strip: false,
    offer: 'never',
  },
  {
    name: 'pedestal',
    layout: pedestal,
    suits: isStandaloneProduct,
    photos: false,
    strip: true,
    offer: 'sometimes',
  },
  { name: 'diagonal', layout: diagonal, suits: hasPhotos, photos: true, strip: true, offer: 'sometimes' },
  { name: 'collage', layout: collage, suits: hasPhotos, photos: true, strip: false, offer: 'sometimes' },
  { name: 'circle', layout: circle, suits: hasPhotos, photos: true, strip: true, offer: 'sometimes' },
  { name: 'magazine', layout: magazine, suits: hasPhotos, photos: true, strip: false, offer: 'never' },
  { name: 'luxury', layout: luxury, suits: has('lux'), photos: true, strip: true, offer: 'never' },
  { name: 'type-only', layout: typeOnly, suits: () => true, photos: false, strip: true, offer: 'never' },
  { name: 'checklist', layout: checklist, suits: hasPhotos, photos: true, strip: false, offer: 'never' },
  {
    name: 'before-after',
    layout: beforeAfter,
    suits: has('before'),
    photos: true,
    strip: false,
    offer: 'sometimes',
  },
  {
    name: 'compare',
    layout: compare,
    suits: (b) => !b.flags.includes('charity') && !b.flags.includes('lux'),
    photos: false,
    strip: false,
    offer: 'sometimes',
  },
  { name: 'map', layout: map, suits: has('map'), photos: false, strip: false, offer: 'sometimes' },
  { name: 'event', layout: event, suits: has('event'), photos: true, strip: false, offer: 'sometimes' },
  {
    name: 'mesh',
    layout: mesh,
    suits: (b) => b.flags.includes('app') || b.thing === 'phone',
    photos: false,
    strip: true,
    offer: 'sometimes',
  },
  {
    name: 'coupon',
    layout: coupon,
    suits: (b) => offered(b) && b.flags.includes('retail'),
    photos: false,
    strip: true,
    offer: 'always',
  },
  {
    name: 'sticker',
    layout: sticker,
    suits: (b) => offered(b) && isStandaloneProduct(b),
    photos: false,
    strip: true,
    offer: 'always',
  },
  {
    name: 'scenery',
    layout: scenery,
    suits: (b) => b.flags.includes('scenery') || b.flags.includes('event'),
    photos: false,
    strip: true,
    offer: 'sometimes',
  },
  { name: 'bottom-bar', layout: bottomBar, suits: hasPhotos, photos: true, strip: true, offer: 'sometimes' },
];

export interface Plan {
  family: Family;
  format: string;
  brief: Brief;
  line: number;
  faults: number;
}

const STRIPS = ['728x90', '970x250', '160x600', '336x280'];
/** Formats that every layout supports, in the intended proportions. */
const BASE = [
  '1080x1080',
  '1080x1080',
  '1080x1080',
  '1200x628',
  '1200x628',
  '1200x628',
  '1080x1350',
  '1080x1920',
  '300x250',
];
const repeat = (text: string, n: number): string[] => Array.from({ length: n }, () => text);

/** Twelve banners per family. Formats, briefs and fault counts are distributed evenly. */
export function plans(random: Random): Plan[] {
  const spare = random.shuffle([
    ...repeat('1080x1080', 12),
    ...repeat('1200x628', 12),
    ...repeat('1080x1350', 16),
    ...repeat('1080x1920', 4),
    ...repeat('300x250', 4),
  ]);
  const used = new Map<Brief, number>();
  const all: Plan[] = [];
  let strips = 0;
  for (const family of FAMILIES) {
    const mine = [...BASE];
    if (family.strip && strips < 12) {
      mine.push(STRIPS[strips % STRIPS.length] ?? '728x90');
      strips += 1;
    }
    while (mine.length < 12) mine.push(spare.pop() ?? '1080x1080');
    const formats = random.shuffle(mine);
    const counts = random.shuffle([0, 0, 0, 0, 1, 1, 2, 2, 3, 4, 5, random.int(6, 7)]);
    const suited = BRIEFS.filter((brief) => family.suits(brief));
    for (const [i, format] of formats.entries()) {
      // Takes the least used brief so far, so that all brands appear about equally often.
      const [brief] = random.shuffle(suited).sort((a, b) => (used.get(a) ?? 0) - (used.get(b) ?? 0));
      if (!brief) throw new Error(`no brief suits ${family.name}`);
      const times = used.get(brief) ?? 0;
      used.set(brief, times + 1);
      all.push({ family, format, brief, line: times % 2, faults: counts[i] ?? 0 });
    }
  }
  return random.shuffle(all);
}
