import {
  type Ad,
  type Layout,
  column,
  cta,
  isStrip,
  headline,
  logo,
  offer,
  photo,
  size,
  isSmall,
  spacer,
  sub,
  unit,
  isUpright,
  isWide,
} from './parts.ts';

/** Leaderboard layout. There is room for one row only: picture, text, button. */
export function strip(ad: Ad, art: string, bg: string, ink: string, button: [string, string]): string {
  const tag = ad.h > 200 ? offer(ad, button[0], button[1]) : '';
  const words = [ad.h > 200 ? logo(ad, ink) : '', headline(ad, 5, ink), ad.h > 200 ? sub(ad, ink) : '', tag];
  const end = [ad.h > 200 ? '' : logo(ad, ink), cta(ad, button[0], button[1], ink)];
  return `<div class="ad" style="background:${bg};align-items:stretch">${art}
${column(words, `flex:1;justify-content:center;padding:${unit(2)} ${unit(4)};gap:${unit(1.2)}`)}
${column(end, `justify-content:center;align-items:center;padding:${unit(2)} ${unit(4)};gap:${unit(2)};flex-direction:row`)}</div>`;
}
const stripPhoto = (ad: Ad): string => photo(ad, 0, `width:${ad.w * 0.24}px;height:100%`);

/** A photo on one side, with a ribbon carrying the offer or product over its corner. */
export const ribbon: Layout = (ad) => {
  const { p } = ad;
  if (isStrip(ad)) return strip(ad, stripPhoto(ad), p.bg, p.ink, [p.accent, p.onAccent]);
  const beside = isWide(ad) || (isSmall(ad) && ad.w > ad.h);
  const left = ad.random.chance(0.6);
  const text = ad.offer || ad.brief.product;
  const edge = beside && !left ? 'right:0' : 'left:0';
  const band = `<div class="t panel" style="position:absolute;${edge};bottom:${unit(5)};background:${p.accent};color:${p.onAccent};padding:.55em 1.2em;font-weight:700;${size(3.1)}">${text}</div>`;
  const part = beside ? 'width:46%;height:100%' : `width:100%;height:${ad.shape === 'square' ? 50 : 54}%`;
  const words = column(
    [
      logo(ad, p.ink),
      spacer,
      headline(ad, beside ? 7 : 7.4, p.ink),
      sub(ad, p.ink),
      spacer,
      cta(ad, p.deep, p.onDeep, p.ink),
    ],
    `flex:1;gap:${unit(2)}`,
  );
  const picture = `<div style="position:relative;flex:none;${part}">${photo(ad, 0, 'width:100%;height:100%')}${band}</div>`;
  const order = beside ? (left ? 'row' : 'row-reverse') : 'column';
  return `<div class="ad" style="flex-direction:${order}">${picture}${words}</div>`;
};

/** A photo with a slanted cut, next to a stripe of the accent color. */
export const diagonal: Layout = (ad) => {
  const { p } = ad;
  if (isStrip(ad)) {
    const cut = photo(
      ad,
      0,
      `width:${ad.w * 0.3}px;height:100%;clip-path:polygon(0 0,100% 0,80% 100%,0 100%)`,
    );
    return strip(ad, cut, p.deep, p.onDeep, [p.accent, p.onAccent]);
  }
  const dark = ad.random.chance(0.5);
  const [bg, ink] = dark ? [p.deep, p.onDeep] : [p.soft, p.ink];
  const down = isUpright(ad) || (!isWide(ad) && ad.random.chance(0.5));
  const clip = down ? 'polygon(0 0,100% 0,100% 78%,0 100%)' : 'polygon(32% 0,100% 0,100% 100%,0 100%)';
  const place = down ? 'left:0;top:0;width:100%;height:56%' : 'right:0;top:0;width:56%;height:100%';
  const stripe = down ? 'polygon(0 0,100% 0,100% 80%,0 102%)' : 'polygon(29% 0,100% 0,100% 100%,-3% 100%)';
  const words = down
    ? `position:absolute;left:0;right:0;bottom:0;top:${isUpright(ad) ? 56 : 55}%;justify-content:center;gap:${unit(1.6)};padding:${unit(2.5)} ${unit(6)}`
    : `position:absolute;left:0;top:0;bottom:0;width:53%;justify-content:center;padding-right:0`;
  const parts = [
    logo(ad, ink),
    spacer,
    offer(ad, p.accent, p.onAccent),
    headline(ad, down ? 7 : 6.6, ink),
    sub(ad, ink, 'max-width:88%'),
    cta(ad, p.accent, p.onAccent, ink),
    spacer,
  ];
  return `<div class="ad" style="background:${bg}"><div style="position:absolute;${place.replace('56%', '58%')};background:${p.accent};clip-path:${stripe}"></div>
${photo(ad, 0, `position:absolute;${place};clip-path:${clip}`)}${column(down ? parts.filter((x) => x !== spacer) : parts, words)}</div>`;
};

/** Three photos in a grid, with one color block for the text. */
export const collage: Layout = (ad) => {
  const { p } = ad;
  const gap = unit(ad.random.pick([0.8, 1.4, 0]));
  const areas = isWide(ad)
    ? { rows: '1fr 1fr', cols: '1.5fr 1fr 1fr', grid: 't a a|t b c' }
    : isUpright(ad)
      ? { rows: '1.1fr 1fr 1.5fr', cols: '1fr 1fr', grid: 'a a|b c|t t' }
      : { rows: '1fr .8fr', cols: '1fr 1fr 1fr', grid: 'a t t|a b c' };
  const cell = (i: number, name: string): string =>
    photo(ad, i, `grid-area:${name};border-radius:${gap};min-height:0`);
  const words = column(
    [
      logo(ad, p.ink),
      spacer,
      headline(ad, 6.2, p.ink),
      isSmall(ad) ? '' : sub(ad, p.ink),
      isSmall(ad) ? '' : offer(ad, p.deep, p.onDeep),
      spacer,
      cta(ad, p.accent, p.onAccent, p.ink),
    ],
    `grid-area:t;background:${p.soft};border-radius:${gap};gap:${unit(1.6)};padding:${unit(isSmall(ad) ? 2.5 : 4.5)}`,
  );
  return `<div class="ad" style="display:grid;gap:${gap};padding:${gap};grid-template:${areas.rows
    .split(' ')
    .map((r, i) => `'${areas.grid.split('|')[i] ?? ''}' ${r}`)
    .join(' ')} / ${areas.cols}">${cell(0, 'a')}${cell(1, 'b')}${cell(2, 'c')}${words}</div>`;
};

/** A round photo with a ring around it and plenty of white space. */
export const circle: Layout = (ad) => {
  const { p } = ad;
  const d = isStrip(ad)
    ? ad.h * 0.84
    : isWide(ad) || isSmall(ad)
      ? Math.min(ad.h * 0.86, ad.w * 0.4)
      : Math.min(ad.w * 0.8, ad.h * 0.45);
  const ring = `<div style="position:relative;flex:none;width:${d}px;height:${d}px;margin:${unit(isStrip(ad) ? 2 : 4)}"><div class="fill" style="inset:-3.5%;border-radius:50%;border:${unit(0.5)} solid ${p.accent};clip-path:inset(0 0 40% 0)"></div>${photo(ad, 0, 'width:100%;height:100%;border-radius:50%')}</div>`;
  if (isStrip(ad)) return strip(ad, ring, p.soft, p.ink, [p.accent, p.onAccent]);
  const beside = isWide(ad) || (isSmall(ad) && ad.w > ad.h);
  const parts = [
    headline(ad, beside ? 6.8 : 7.2, p.ink),
    sub(ad, p.ink, 'max-width:34em'),
    offer(ad, p.deep, p.onDeep, 'border-radius:99px'),
    cta(ad, p.accent, p.onAccent, p.ink, 9),
  ];
  if (beside)
    return `<div class="ad" style="align-items:center;background:${p.soft}">${column([logo(ad, p.ink), spacer, ...parts, spacer], 'flex:1;height:100%;padding-right:0')}${ring}</div>`;
  return `<div class="ad" style="flex-direction:column;align-items:center;background:${p.soft}"><div style="padding-top:${unit(5)}">${logo(ad, p.ink)}</div>${ring}${column(parts, `padding-top:0;flex:1;justify-content:center;width:100%`).replace('class="col"', 'class="col center"')}</div>`;
};

/** A magazine cover: masthead over a full photo, cover lines down the side. */
export const magazine: Layout = (ad) => {
  const masthead = ad.brandShown
    ? `<div class="h logo" style="${size(11)};color:#fff;text-transform:uppercase;width:100%;display:block;white-space:nowrap;text-align:center;line-height:1">${ad.brief.brand}</div>`
    : '';
  const line = `<div class="t" style="${size(2.2)};color:#fff;letter-spacing:.16em;text-transform:uppercase">${ad.brief.product} · No. ${ad.random.int(4, 48)}</div>`;
  const lines = isSmall(ad)
    ? ''
    : ad.brief.benefits
        .map(
          (b) =>
            `<div class="t" style="${size(2.7)};color:#fff;font-weight:600;border-top:1px solid #fff9;text-shadow:0 1px 6px #000c;padding-top:.4em">${b}</div>`,
        )
        .join('');
  const shade =
    'linear-gradient(180deg,rgba(0,0,0,.55),rgba(0,0,0,.05) 30%,rgba(0,0,0,.42) 50%,rgba(0,0,0,.82))';
  const side =
    lines && isWide(ad)
      ? `<div style="display:flex;gap:${unit(3)}">${lines}</div>`
      : `<div style="display:flex;flex-direction:column;gap:${unit(1)};max-width:46%">${lines}</div>`;
  return `<div class="ad">${photo(ad, 0, 'position:absolute;inset:0')}<div class="fill scrim" style="background:${shade}"></div>
${column([masthead, isSmall(ad) ? '' : line, spacer, isWide(ad) ? '' : side, headline(ad, 7.6, '#fff', 'max-width:92%'), sub(ad, '#fff', 'max-width:80%'), isWide(ad) ? side : '', cta(ad, '#ffffff', '#141414', '#fff', 0.2)], `width:100%;gap:${unit(2)};padding:${unit(4.5)}`)}</div>`;
};

/** A full photo, with the text on a bar or a shaded strip at the bottom. */
export const bottomBar: Layout = (ad) => {
  const { p } = ad;
  if (isStrip(ad)) return strip(ad, stripPhoto(ad), p.deep, p.onDeep, [p.accent, p.onAccent]);
  const solid = ad.random.chance(0.55);
  const ink = solid ? p.onDeep : '#ffffff';
  const foot = solid
    ? `background:${p.deep}`
    : 'background:linear-gradient(0deg,rgba(8,10,14,.94),rgba(8,10,14,.82) 60%,rgba(8,10,14,0))';
  const words = [
    headline(ad, 6.4, ink),
    sub(ad, ink),
    ad.shape === 'sky' ? cta(ad, p.accent, p.onAccent, ink) : '',
  ];
  const row = ad.shape === 'sky' || isSmall(ad) ? '' : cta(ad, p.accent, p.onAccent, ink);
  const stack = isUpright(ad) || ad.shape === 'square' || isSmall(ad);
  const pad = solid ? `${unit(4.5)} ${unit(5)}` : `${unit(14)} ${unit(5)} ${unit(5)}`;
  const bar = `<div class="panel" style="position:absolute;left:0;right:0;bottom:0;${foot};display:flex;align-items:${stack ? 'flex-start' : 'center'};flex-direction:${stack ? 'column' : 'row'};gap:${unit(2.5)};padding:${pad}">${column(words, `padding:0;flex:1;gap:${unit(1.4)}`)}${isSmall(ad) && ad.shape !== 'sky' ? cta(ad, p.accent, p.onAccent, ink) : row}</div>`;
  const tag = `<div style="position:absolute;left:${unit(4)};top:${unit(4)};display:flex;gap:${unit(2)};align-items:center;flex-wrap:wrap"><div style="background:${p.bg};padding:${unit(1.2)} ${unit(2)};border-radius:${unit(0.6)}">${logo(ad, p.ink)}</div>${offer(ad, p.accent, p.onAccent)}</div>`;
  return `<div class="ad">${photo(ad, 0, `position:absolute;inset:0 0 ${solid ? '22%' : '12%'} 0`)}${solid ? '' : '<div class="fill" style="top:88%;background:#080a0e"></div>'}${tag}${bar}</div>`;
};

/** Before and after: the same photo, dull and bright. */
export const beforeAfter: Layout = (ad) => {
  const { p } = ad;
  const label = (text: string, bg: string, fg: string): string =>
    `<div class="t" style="position:absolute;left:${unit(2)};top:${unit(2)};background:${bg};color:${fg};padding:.35em .8em;font-weight:700;border-radius:99px;${size(2.6)}">${text}</div>`;
  const half = (text: string, dull: boolean): string =>
    `<div style="flex:1;position:relative;min-width:0;min-height:0">${photo(ad, 0, `width:100%;height:100%;${dull ? 'filter:grayscale(.85) brightness(.62) sepia(.2) contrast(.9)' : ''}`)}${label(text, dull ? '#2a2a2a' : p.accent, dull ? '#fff' : p.onAccent)}</div>`;
  const handle = isWide(ad)
    ? ''
    : `<div style="position:absolute;left:50%;top:50%;width:${unit(7)};height:${unit(7)};margin:${unit(-3.5)};border-radius:50%;background:#fff;color:#222;display:grid;place-items:center;${size(3)};box-shadow:0 2px 10px #0005">↔</div>`;
  const pictures = `<div style="position:relative;display:flex;gap:${unit(0.5)};flex-direction:${isWide(ad) || ad.shape === 'sky' ? 'column' : 'row'};${isWide(ad) ? 'width:50%' : `height:${isSmall(ad) ? 44 : 54}%`};flex:none">${half('Before', true)}${half('After', false)}${handle}</div>`;
  const words = column(
    [
      logo(ad, p.ink),
      isSmall(ad) ? '' : spacer,
      headline(ad, 6.4, p.ink),
      sub(ad, p.ink),
      isSmall(ad) ? '' : offer(ad, p.soft, p.ink),
      spacer,
      cta(ad, p.accent, p.onAccent, p.ink),
    ],
    `flex:1;gap:${unit(1.6)};padding:${unit(4.5)}`,
  );
  return `<div class="ad" style="flex-direction:${isWide(ad) ? 'row-reverse' : 'column'}">${pictures}${words}</div>`;
};
