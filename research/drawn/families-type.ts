import { readable } from './palettes.ts';
import { strip } from './families-photo.ts';
import {
  type Layout,
  column,
  cta,
  productDrawing,
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

/** One huge number that is the offer itself. */
export const bigNumber: Layout = (ad) => {
  const { p } = ad;
  const [bg, ink, pop] = ad.random.pick([
    [p.accent, p.onAccent, p.onAccent],
    [p.deep, p.onDeep, p.onDeep],
    [p.bg, p.ink, readable(p.accent, p.bg) ? p.accent : p.ink],
  ]);
  const each = Math.min(4.2, (isWide(ad) ? 46 : 78) / Math.max(2, ad.number.length) / 4.4);
  const figure =
    ad.number === ''
      ? ''
      : `<div class="big number" style="${size(each * 7)};color:${pop}">${ad.number}</div>`;
  const button: [string, string] = bg === p.accent ? [p.deep, p.onDeep] : [p.accent, p.onAccent];
  if (isStrip(ad))
    return strip(
      ad,
      column(
        [
          ad.number === ''
            ? ''
            : `<div class="big number" style="${size(Math.min(11, 44 / ad.number.length))};color:${pop}">${ad.number}</div>`,
        ],
        `justify-content:center;padding:0 0 0 ${unit(4)}`,
      ),
      bg,
      ink,
      button,
    );
  const rest = [
    ad.offer === ad.number
      ? ''
      : `<div class="t offer" style="padding:0;${size(4)};color:${ink}">${ad.offer}</div>`,
    headline(ad, 4.8, ink),
    sub(ad, ink, 'max-width:36em'),
    cta(ad, button[0], button[1], ink, 0.6),
  ];
  if (isWide(ad))
    return `<div class="ad" style="background:${bg};align-items:center">${column([figure], 'width:50%;align-items:center;padding-right:0')}${column([logo(ad, ink), spacer, ...rest, spacer], 'flex:1;height:100%')}</div>`;
  return `<div class="ad" style="background:${bg};flex-direction:column">${column([logo(ad, ink), spacer, figure, ...rest, isUpright(ad) ? spacer : ''], 'flex:1;width:100%')}</div>`;
};

/** Only the headline, as large as it fits. */
export const typeOnly: Layout = (ad) => {
  const { p } = ad;
  const [bg, ink, pop] = ad.random.pick([
    [p.accent, p.onAccent, p.onAccent],
    [p.deep, p.onDeep, p.onDeep],
    [p.bg, p.ink, readable(p.accent, p.bg) ? p.accent : p.ink],
    [p.soft, p.ink, p.deep],
  ]);
  const button: [string, string] = bg === p.accent ? [p.onAccent, p.accent] : [p.accent, p.onAccent];
  if (isStrip(ad)) return strip(ad, '', bg, ink, button);
  const words = ad.headline.split(' ');
  const last = `<span style="color:${pop}">${words.slice(-2).join(' ')}</span>`;
  const n = isWide(ad) ? 11 : isSmall(ad) ? 9 : 13;
  const loud = `<div class="h" style="${size(n * ad.font.scale)};color:${ink};line-height:.98">${words.slice(0, -2).join(' ')} ${last}</div>`;
  const foot = `<div style="display:flex;align-self:stretch;justify-content:space-between;align-items:flex-end;gap:${unit(3)};flex-direction:${isUpright(ad) || isSmall(ad) ? 'column' : 'row'};${isUpright(ad) || isSmall(ad) ? 'align-items:flex-start' : ''}">${isSmall(ad) ? '' : sub(ad, ink, 'max-width:26em')}${cta(ad, button[0], button[1], ink, 9)}</div>`;
  const order = ad.random.chance(0.5)
    ? [logo(ad, ink), spacer, loud, spacer, foot]
    : [loud, spacer, foot, logo(ad, ink)];
  return `<div class="ad" style="background:${bg}">${column(order, 'width:100%')}</div>`;
};

/** A coupon with a dashed edge and a stub. */
export const coupon: Layout = (ad) => {
  const { p } = ad;
  const code = (
    ad.brief.brand.replace(/[^A-Za-z]/g, '').slice(0, 6) + ad.number.replace(/\D/g, '').slice(0, 2)
  ).toUpperCase();
  const notch = (side: string): string =>
    `<div style="position:absolute;${side};width:${unit(5)};height:${unit(5)};border-radius:50%;background:${p.accent};margin:${unit(-2.5)}"></div>`;
  const deal = `<div class="h offer" style="padding:0;${size(7.4 * ad.font.scale)};color:${p.ink}">${ad.offer}</div>`;
  if (isStrip(ad))
    return strip(
      ad,
      `<div style="border:${unit(0.4)} dashed ${p.onAccent};margin:${unit(2)};display:flex">${column([ad.offer === '' ? '' : `<div class="offer" style="${size(5)};color:${p.onAccent}">${ad.offer}</div>`], `justify-content:center;padding:0 ${unit(2)}`)}</div>`,
      p.accent,
      p.onAccent,
      [p.deep, p.onDeep],
    );
  const across = isWide(ad);
  const main = column(
    [logo(ad, p.ink), ad.offer === '' ? '' : deal, headline(ad, 4.2, p.ink), sub(ad, p.ink)],
    `flex:1;justify-content:center;gap:${unit(2)};padding:${unit(isSmall(ad) ? 3 : 4.5)}`,
  );
  const codeBox = isSmall(ad)
    ? ''
    : `<div class="t" style="font-family:'jetbrains-mono';font-weight:700;letter-spacing:.08em;${size(3.6)};color:${p.ink};border:${unit(0.25)} solid ${p.ink};padding:.35em .7em;border-radius:${unit(0.5)}">${code}</div>`;
  const notches = across
    ? notch('left:0;top:0') + notch('left:0;bottom:0')
    : notch('left:0;top:0') + notch('right:0;top:0');
  const use = isSmall(ad) ? '' : `<div class="t" style="${size(2.5)};color:${p.ink}">Use code</div>`;
  const side = across ? 'width:34%;border-left' : 'width:100%;border-top';
  const stub = `<div style="position:relative;flex:none;display:flex;${side}:${unit(0.4)} dashed ${p.ink}66"><div class="col center" style="width:100%;justify-content:center;padding:${unit(isSmall(ad) ? 2 : 4)}">${use}${codeBox}${cta(ad, p.deep, p.onDeep, p.ink)}</div>${notches}</div>`;
  return `<div class="ad" style="background:${p.accent};padding:${unit(isSmall(ad) ? 3 : 6)}"><div style="flex:1;min-width:0;display:flex;flex-direction:${across ? 'row' : 'column'};background:${p.bg};border-radius:${unit(1.6)};overflow:hidden">${main}${stub}</div></div>`;
};

/** Retail sticker style: a slanted price flash with hard outlines. */
export const sticker: Layout = (ad) => {
  const { p } = ad;
  const rays = `<div class="fill" style="background:repeating-conic-gradient(from 0deg at 50% 60%,${p.accent} 0 10deg,${p.accent}cc 10deg 20deg),${p.bg}"></div>`;
  const plain = ad.random.chance(0.5)
    ? rays
    : `<div class="fill" style="background:radial-gradient(${p.onAccent}22 18%,transparent 20%) 0 0/${unit(5)} ${unit(5)},${p.accent}"></div>`;
  const price =
    ad.number === ''
      ? ''
      : `<div class="big number" style="${size(isStrip(ad) ? 6 : Math.min(10, 40 / Math.max(3, ad.number.length)))};background:${p.bg};color:${p.ink};padding:.28em .4em;border:${unit(0.7)} solid ${p.ink};border-radius:${unit(2)};transform:rotate(-5deg);margin:0 ${unit(1)};box-shadow:${unit(1)} ${unit(1)} 0 ${p.ink}">${ad.number}</div>`;
  const shelf = { ...p, accent: p.bg, bg: p.soft, onAccent: p.ink };
  if (isStrip(ad))
    return strip(
      ad,
      column([price], `justify-content:center;padding:0 ${unit(2)} 0 ${unit(5)}`),
      p.accent,
      p.onAccent,
      [p.deep, p.onDeep],
    );
  const art = `<div style="position:relative;flex:1 1 0;min-height:0;min-width:0;align-self:stretch">${productDrawing(ad, shelf)}</div>`;
  const beside = isWide(ad) || (isSmall(ad) && ad.w > ad.h);
  const words = [
    logo(ad, p.onAccent),
    headline(ad, 6.4, p.onAccent),
    isSmall(ad) ? '' : sub(ad, p.onAccent),
    beside ? price : '',
    cta(ad, p.deep, p.onDeep, p.onAccent, 0.8),
  ];
  if (beside)
    return `<div class="ad">${plain}${column(words, `width:60%;justify-content:center;gap:${unit(2.4)}`)}<div style="width:40%;position:relative;display:flex;padding:${unit(5)} ${unit(4)}">${art}</div></div>`;
  return `<div class="ad">${plain}${column([words[0] ?? '', words[1] ?? '', words[2] ?? '', `<div style="flex:1;align-self:stretch;display:flex;align-items:center;min-height:0;gap:${unit(3)};flex-direction:${ad.shape === 'sky' ? 'column' : 'row'}">${price}${art}</div>`, words[4] ?? ''], `width:100%`)}</div>`;
};

/** An event with its date, as a calendar leaf or a countdown. */
export const event: Layout = (ad) => {
  const { p } = ad;
  const day = ad.random.int(3, 28);
  const month = ad.random.pick(['Mar', 'Apr', 'May', 'Jun', 'Sept', 'Oct', 'Nov']);
  const leaf = `<div class="t" style="text-align:center;background:${p.bg};color:${p.ink};border-radius:${unit(1.6)};overflow:hidden;flex:none;box-shadow:0 ${unit(0.8)} ${unit(3)} #0003;width:${unit(isSmall(ad) ? 17 : 22)}"><div style="background:${p.accent};color:${p.onAccent};font-weight:700;padding:.3em;${size(3)}">${month}</div><div class="big" style="${size(isSmall(ad) ? 8 : 11)};padding:.2em 0">${day}</div></div>`;
  const tile = (n: number, name: string): string =>
    `<div class="t" style="background:${p.onDeep}1c;border-radius:${unit(1)};padding:${unit(1.4)} ${unit(1)};text-align:center;flex:1"><div class="big" style="${size(6)};color:${p.onDeep};padding:.1em">${String(n).padStart(2, '0')}</div><div style="${size(2.2)};color:${p.onDeep}">${name}</div></div>`;
  const clock = `<div style="display:flex;gap:${unit(1.2)};align-self:stretch;max-width:${unit(60)}">${tile(ad.random.int(1, 9), 'days')}${tile(ad.random.int(0, 23), 'hours')}${tile(ad.random.int(0, 59), 'mins')}</div>`;
  const ticking = ad.random.chance(0.4) && !isSmall(ad);
  const show = ad.shots.length > 0 && ad.random.chance(0.65);
  const ground = show
    ? `${photo(ad, 0, 'position:absolute;inset:0')}<div class="fill scrim" style="background:${p.deep};opacity:.68"></div>`
    : `<div class="fill" style="background:radial-gradient(circle at 85% 10%,${p.accent}88,transparent 45%)"></div>`;
  const time = isSmall(ad)
    ? ''
    : `<div class="t" style="${size(2.8)};color:${p.onDeep};font-weight:600">${ad.random.pick(['Friday', 'Saturday', 'Thursday'])} ${day} ${month} · ${ad.random.pick(['7 pm', '10 am – 4 pm', 'Doors 6.30 pm'])}</div>`;
  const words = [
    headline(ad, isWide(ad) ? 6.8 : 7.4, p.onDeep),
    sub(ad, p.onDeep, 'max-width:32em'),
    time,
    ticking ? clock : '',
    offer(ad, p.onDeep, p.deep),
    cta(ad, p.accent, p.onAccent, p.onDeep),
  ];
  return `<div class="ad" style="background:${p.deep}">${ground}${column([`<div style="display:flex;justify-content:space-between;align-self:stretch;align-items:flex-start;flex-wrap:wrap;gap:${unit(2)}">${logo(ad, p.onDeep)}${ticking ? '' : leaf}</div>`, spacer, ...words], `width:100%;gap:${unit(1.9)};padding:${unit(5)}`)}</div>`;
};
