import { ALL_FACES, BAD_FACES } from './fonts.ts';
import { CLASH, NEON } from './palettes.ts';
import type { Ad } from './parts.ts';
import type { Random } from './random.ts';

export interface Fault {
  kind: string;
  severity: number;
}

const ANY =
  'badFont manyFonts tooMuch flat unbalanced vague weakCta misalign garish noCta noMargin jpeg noBrand lowContrast compCta clash caps smallText misspell badges stretch tinyLogo'.split(
    ' ',
  );
export const WITH_PHOTO = ['pixelate', 'noScrim', 'cropFace', 'irrelevant'];
/** Faults that would cancel or hide one another. */
const MUTUALLY_EXCLUSIVE = [
  ['badFont', 'manyFonts'],
  ['garish', 'clash', 'lowContrast'],
  ['noCta', 'weakCta', 'compCta'],
  ['noBrand', 'tinyLogo'],
  ['unbalanced', 'noMargin'],
  ['flat', 'smallText'],
  ['vague', 'misspell'],
];

export function chooseFaults(random: Random, count: number, hasPhoto: boolean, hasOffer: boolean): Fault[] {
  const pool = random.shuffle([
    ...ANY,
    ...(hasPhoto ? WITH_PHOTO : []),
    ...(hasOffer ? ['offerBuried'] : []),
  ]);
  const chosen: Fault[] = [];
  for (const kind of pool) {
    if (chosen.length === count) break;
    const apart = new Set(MUTUALLY_EXCLUSIVE.filter((group) => group.includes(kind)).flat());
    if (chosen.some((fault) => apart.has(fault.kind))) continue;
    chosen.push({ kind, severity: random.int(1, 3) });
  }
  return chosen;
}

const VAGUE = [
  'Solutions for tomorrow',
  'Excellence in everything we do',
  'Your trusted partner',
  'Innovation that matters',
  'Quality you can count on',
  'Empowering possibilities',
  'Beyond expectations',
  'Where passion meets performance',
];
const BOILER = [
  'We are a leading provider with many years of experience, offering a comprehensive range of high quality products and services tailored to the individual needs of each and every customer.',
  'Our dedicated team is committed to excellence at every stage, from the first enquiry to aftercare. Terms and conditions apply. Subject to availability. Images are for illustration only.',
  'Contact us by telephone, by email or through our website, or visit our showroom during normal opening hours. Not to be used in conjunction with any other promotion. E&OE.',
];
const BUTTONS = ['Learn more', 'Call us', 'Download brochure', 'Sign up', 'Follow us', 'Shop all'];

/** Adds one typo per call, inside a word of five letters or more. */
function misspell(text: string, random: Random): string {
  const words = text.split(' ');
  const long = words.map((word, i) => (/^[A-Za-z']{5,}/.test(word) ? i : -1)).filter((i) => i >= 0);
  if (long.length === 0) return text;
  const at = random.pick(long);
  const word = words[at] ?? '';
  const i = random.int(1, Math.max(1, word.replace(/[^A-Za-z]+$/, '').length - 3));
  const slips = [
    word.slice(0, i) + (word[i + 1] ?? '') + (word[i] ?? '') + word.slice(i + 2),
    word.slice(0, i) + word.slice(i + 1),
    word.slice(0, i) + (word[i] ?? '') + word.slice(i),
  ].filter((slip) => slip !== word);
  words[at] = random.pick(slips);
  return words.join(' ');
}

/** Applies faults of text and colors, before the layout is drawn. */
export function spoilCopy(ad: Ad, faults: readonly Fault[]): void {
  const { random } = ad;
  for (const { kind, severity } of faults) {
    if (kind === 'vague') {
      ad.headline = random.pick(VAGUE);
      if (severity === 3) ad.sub = 'Discover the difference today.';
    } else if (kind === 'weakCta') {
      ad.cta = random.pick(['click', 'Click here', 'Submit', 'more']);
      ad.button = severity === 1;
    } else if (kind === 'noCta') ad.cta = '';
    else if (kind === 'noBrand') ad.brandShown = false;
    else if (kind === 'garish') ad.p = random.pick(NEON);
    else if (kind === 'clash') ad.p = random.pick(CLASH);
    else if (kind === 'tooMuch') ad.sub = [ad.sub, ...BOILER.slice(0, severity)].join(' ');
    else if (kind === 'offerBuried') {
      ad.sub = `${ad.sub} Please note that ${ad.offer.toLowerCase()} is currently available, see website for details.`;
      ad.offer = '';
      ad.number = '';
    } else if (kind === 'compCta') {
      ad.ctas = random.shuffle(BUTTONS).slice(0, severity + 1);
      ad.button = true;
      if (ad.cta === '') ad.cta = ad.brief.cta;
    } else if (kind === 'misspell') {
      for (let i = 0; i <= severity; i += 1) {
        if (i % 2 === 0) ad.headline = misspell(ad.headline, random);
        else ad.sub = misspell(ad.sub, random);
      }
    }
  }
}

function badges(ad: Ad, severity: number): string {
  const words = ad.random.shuffle([
    'NEW!',
    'BEST PRICE',
    'WOW!',
    '#1',
    'HOT',
    '100% OK',
    'LIMITED',
    'SALE!!',
  ]);
  const points = Array.from({ length: 32 }, (_, i) => {
    const r = i % 2 ? 38 : 50;
    const a = (i / 32) * Math.PI * 2;
    return `${(50 + r * Math.cos(a)).toFixed(1)},${(50 + r * Math.sin(a)).toFixed(1)}`;
  }).join(' ');
  const across = Math.min(ad.w, ad.h) * 0.26;
  return words
    .slice(0, severity + 1)
    .map((word) => {
      const fill = ad.random.pick(['#e60000', '#ffe600', '#ff6a00', '#00a83a']);
      const left = ad.random.int(2, Math.max(3, Math.round(ad.w - across)));
      const top = ad.random.int(2, Math.max(3, Math.round(ad.h - across)));
      return `<svg viewBox="0 0 100 100" style="position:absolute;z-index:9;left:${left}px;top:${top}px;width:${across}px;height:${across}px;transform:rotate(${ad.random.int(-25, 25)}deg)"><polygon points="${points}" fill="${fill}"/><text x="50" y="55" font-size="${Math.min(22, 90 / word.length)}" font-weight="800" text-anchor="middle" fill="${fill === '#ffe600' ? '#d00000' : '#fff'}" font-family="inter">${word}</text></svg>`;
    })
    .join('');
}

/** CSS and HTML for faults of form, laid over the finished layout. `before` applies before text fitting, `after` afterwards. */
export function spoilForm(ad: Ad, faults: readonly Fault[]): { before: string; after: string; html: string } {
  const { random } = ad;
  let before = '';
  let after = '';
  let html = '';
  for (const { kind, severity } of faults) {
    const by = (one: number, two: number, three: number): number => [one, two, three][severity - 1] ?? three;
    if (kind === 'badFont') {
      const face = random.pick(BAD_FACES);
      before += `.h,.big${severity > 1 ? ',.s,.offer,.cta,.t' : ''}${severity > 2 ? ',.ad *' : ''}{font-family:'${face}'!important;}`;
    } else if (kind === 'manyFonts') {
      const faces = random.shuffle(ALL_FACES);
      const parts = ['.h', '.s', '.offer,.t', '.cta', '.logo'].slice(0, severity + 2);
      before += parts
        .map(
          (part, i) =>
            part
              .split(',')
              .map((x) => `.ad ${x}`)
              .join(',') + `{font-family:'${faces[i] ?? ''}'!important}`,
        )
        .join('');
    } else if (kind === 'flat') {
      before += `.ad .h,.ad .s,.ad .t,.ad .t *,.ad .offer,.ad .cta,.ad .big,.ad .logo{font-size:calc(var(--u)*var(--k)*${by(4, 3.6, 3.2)})!important;font-weight:${by(600, 500, 400)}!important;line-height:1.3}`;
    } else if (kind === 'unbalanced') {
      const corner = random.pick(['left top', 'right top', 'left bottom', 'right bottom']);
      after += `.ad .col{scale:${by(0.74, 0.6, 0.48)};transform-origin:${corner}}`;
    } else if (kind === 'weakCta') {
      after += `.cta{opacity:${by(0.75, 0.55, 0.38)};font-size:calc(var(--u)*${by(2.6, 2.2, 1.9)})!important;font-weight:400!important}`;
    } else if (kind === 'misalign') {
      const shift = by(1.6, 3, 5);
      after += ['.h', '.s', '.cta', '.offer', '.logo', '.photo', '.t']
        .map(
          (part) =>
            `.ad ${part}{translate:calc(var(--u)*${(random.next() * 2 * shift - shift).toFixed(2)}) calc(var(--u)*${(random.next() * shift - shift / 2).toFixed(2)});rotate:${((random.next() - 0.5) * shift * 1.5).toFixed(2)}deg}`,
        )
        .join('');
    } else if (kind === 'noScrim') {
      const shot = ad.shots[0];
      const bare = '.scrim{display:none}.panel{background:none!important}';
      const behind =
        severity === 1 || !shot
          ? ''
          : `.ad{background:url('${shot.url}') center/cover!important}.ad .photo{opacity:${severity === 2 ? 1 : 0}}.col{background:none!important;box-shadow:none!important}`;
      after += bare + behind;
    } else if (kind === 'garish') {
      after += `.h{text-shadow:0 0 ${by(4, 9, 14)}px #f0f,2px 2px 0 #000${severity > 1 ? ',4px 4px 0 #0ff' : ''}}.button{border:${by(3, 5, 7)}px outset #ddd;box-shadow:0 0 ${by(8, 16, 28)}px #ff0}${severity === 3 ? '.offer{border:5px ridge gold}.ad{outline:10px ridge red;outline-offset:-10px}' : ''}`;
    } else if (kind === 'cropFace') {
      after += `.photo img{object-position:${random.pick(['0% 100%', '100% 100%', '100% 0%'])}!important;transform:scale(${by(1.5, 2, 2.8)});transform-origin:${random.pick(['0% 100%', '100% 100%'])}!important}`;
    } else if (kind === 'noMargin') {
      before += `.col{padding:${by(1, 0, 0)}px!important}`;
      if (severity > 1)
        after += `.col{translate:${by(0, -1.6, -3.4)}% 0}.h{margin-right:-6%;white-space:${severity === 3 ? 'nowrap' : 'normal'}}`;
    } else if (kind === 'lowContrast') {
      after += `.h,.s,.offer,.t{opacity:${by(0.5, 0.34, 0.22)}}.cta{opacity:${by(0.8, 0.6, 0.4)}}`;
    } else if (kind === 'caps') {
      before += `.h,.s,.offer${severity > 1 ? ',.cta,.t,.logo' : ''}{text-transform:uppercase!important;${severity === 3 ? 'font-weight:800!important;letter-spacing:.05em!important' : ''}}`;
    } else if (kind === 'smallText') {
      after += `.s,.t,.offer,.cta,.logo{zoom:${by(0.7, 0.55, 0.42)}}${severity > 1 ? `.h{zoom:${by(1, 0.75, 0.55)}}` : ''}`;
    } else if (kind === 'tinyLogo') after += `.logo{zoom:${by(0.6, 0.45, 0.3)};opacity:${by(1, 0.8, 0.6)}}`;
    else if (kind === 'badges') html += badges(ad, severity);
    else if (kind === 'stretch') {
      const [x, y] = random.chance(0.5) ? [by(1.25, 1.5, 1.9), 1] : [1, by(1.25, 1.5, 1.9)];
      // Distorts the photo inside its frame; without one, distorts the product and the headline instead.
      after +=
        ad.shots.length > 0
          ? `.photo img{transform:scale(${x},${y})!important}.thing{transform:scale(${x},${1 / x})}`
          : `.thing{transform:scale(${1 / y},${1 / x})}`;
      after += `.h{transform:scale(${1 / y},1);transform-origin:left top}${severity === 3 ? '.h{transform:scale(.62,1)}' : ''}`;
    }
  }
  return { before, after, html };
}
