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

/** The product on a colored stand under a spotlight. */
export const pedestal: Layout = (ad) => {
  const { p } = ad;
  const [bg, ink, stand] = ad.random.pick([
    [p.soft, p.ink, p.accent],
    [p.deep, p.onDeep, p.accent],
    [p.bg, p.ink, p.soft],
  ]);
  const lit = {
    ...p,
    // Dark parts would vanish on a dark background.
    deep: bg === p.deep ? p.accent : p.deep,
    accent: stand === p.accent ? p.bg : p.accent,
    bg: stand === p.accent ? p.soft : p.bg,
    onAccent: stand === p.accent ? p.ink : p.onAccent,
  };
  const stage = (
    part: string,
  ): string => `<div style="position:relative;flex:none;${part}"><div class="fill" style="background:radial-gradient(circle at 50% 48%,${p.accent}44,transparent 62%)"></div>
<div style="position:absolute;left:50%;bottom:0;width:min(72%,${unit(50)});height:24%;transform:translateX(-50%);background:${stand};filter:brightness(.86)"></div>
<div style="position:absolute;left:50%;bottom:19%;width:min(72%,${unit(50)});height:10%;transform:translateX(-50%);background:${stand};border-radius:50%;filter:brightness(1.05)"></div>
<div style="position:absolute;left:12%;right:12%;top:9%;bottom:22%">${productDrawing(ad, lit)}</div></div>`;
  if (isStrip(ad)) return strip(ad, stage(`width:${ad.h * 1.2}px`), bg, ink, [p.accent, p.onAccent]);
  const beside = isWide(ad) || (isSmall(ad) && ad.w > ad.h);
  const parts = [
    logo(ad, ink),
    beside ? spacer : '',
    headline(ad, beside ? 6.6 : 7, ink),
    sub(ad, ink, 'max-width:32em'),
    offer(ad, p.accent, p.onAccent, 'border-radius:99px'),
    beside ? '' : spacer,
    cta(ad, p.accent, p.onAccent, ink, 9),
    beside ? spacer : '',
  ];
  return `<div class="ad" style="background:${bg};flex-direction:${beside ? 'row' : 'column'}">${column(parts, `flex:1;${beside ? 'padding-right:0' : 'width:100%'}`).replace('class="col"', beside ? 'class="col"' : 'class="col center"')}${stage(beside ? 'width:44%' : `height:${isUpright(ad) ? 52 : 50}%`)}</div>`;
};

/** Minimal on black: the product, the brand, a thin line. */
export const luxury: Layout = (ad) => {
  const gold = ad.random.pick(['#c9a962', '#d8c7a3', '#b8b8b8', '#c98f6b']);
  const ground = ad.random.pick(['#0d0d0f', '#111a17', '#15101a', '#16110d']);
  const night = {
    ...ad.p,
    accent: '#2b2b30',
    deep: '#08080a',
    soft: '#3a3a40',
    bg: '#e9e2d3',
    ink: '#191919',
    onAccent: gold,
  };
  const shown = ad.random.chance(0.5) && ad.shots.length > 0;
  const beside = isWide(ad) || isStrip(ad);
  const art = shown
    ? photo(
        ad,
        0,
        `${beside ? 'width:46%;height:100%' : 'width:100%;height:52%'};filter:brightness(.82) contrast(1.05) saturate(.7)`,
      )
    : `<div style="position:relative;flex:none;padding:${unit(3)};${beside ? 'width:42%' : `height:${isSmall(ad) ? 42 : 50}%;width:100%`};background:radial-gradient(circle at 50% 55%,${gold}33,transparent 65%)">${productDrawing(ad, night)}</div>`;
  const rule = `<div style="width:${unit(9)};height:1px;background:${gold}"></div>`;
  const words = [
    logo(ad, gold),
    rule,
    headline(ad, 6.2, '#f4efe6', 'font-weight:500'),
    sub(ad, '#cfc8bb', 'letter-spacing:.01em'),
    cta(ad, gold, ground, gold, 0),
  ];
  return `<div class="ad" style="background:${ground};flex-direction:${beside ? 'row' : 'column'}">${art}${column(words, `flex:1;width:${beside ? 'auto' : '100%'};justify-content:center;gap:${unit(isStrip(ad) ? 1.2 : 2.4)};padding:${unit(isStrip(ad) ? 2 : 6)}`).replace('class="col"', beside ? 'class="col"' : 'class="col center"')}</div>`;
};

/** Three benefits with check marks, optionally boxed. */
export const checklist: Layout = (ad) => {
  const { p } = ad;
  const [bg, ink, chip] = ad.random.pick([
    [p.bg, p.ink, p.soft],
    [p.soft, p.ink, p.bg],
    [p.deep, p.onDeep, '#ffffff1c'],
  ]);
  const tick = `<svg viewBox="0 0 24 24" style="width:1.5em;height:1.5em;flex:none"><circle cx="12" cy="12" r="12" fill="${p.accent}"/><path d="M6 12.5l4 4 8-9" stroke="${p.onAccent}" stroke-width="2.6" fill="none"/></svg>`;
  const boxed = ad.random.chance(0.5);
  const items = ad.brief.benefits
    .map(
      (b) =>
        `<div class="t" style="display:flex;align-items:center;gap:.7em;font-weight:600;${size(3.2)};color:${ink};${boxed ? `background:${chip};padding:.6em .9em;border-radius:${unit(1.2)};width:100%` : ''}">${tick}<span>${b}</span></div>`,
    )
    .join('');
  const list = `<div style="display:flex;flex-direction:column;gap:${unit(1.5)};align-self:stretch">${items}</div>`;
  const picture = ad.shots.length > 0 && ad.random.chance(0.6);
  const part = isWide(ad)
    ? 'width:38%;height:100%'
    : `height:${isSmall(ad) ? 0 : isUpright(ad) ? 34 : 30}%;width:100%`;
  const art =
    isSmall(ad) && !isWide(ad)
      ? ''
      : picture
        ? photo(ad, 0, part)
        : `<div style="flex:none;${part};background:${p.accent}22;padding:${unit(4)}">${productDrawing(ad)}</div>`;
  const words = [
    logo(ad, ink),
    spacer,
    headline(ad, 6, ink),
    isUpright(ad) ? sub(ad, ink) : '',
    list,
    spacer,
    cta(ad, p.accent, p.onAccent, ink),
  ];
  return `<div class="ad" style="background:${bg};flex-direction:${isWide(ad) ? 'row-reverse' : 'column'}">${art}${column(words, `flex:1;width:${isWide(ad) ? 'auto' : '100%'};padding:${unit(5)}`)}</div>`;
};

/** A comparison table of the brand and its competitors. */
export const compare: Layout = (ad) => {
  const { p } = ad;
  const cell = (text: string, more: string): string =>
    `<div class="t" style="padding:.75em .4em;display:grid;place-items:center;text-align:center;line-height:1.15;${size(2.9)};${more}">${text}</div>`;
  const first = `background:${p.accent};color:${p.onAccent};font-weight:700;`;
  const rows = ad.brief.benefits
    .map(
      (b, i) =>
        cell(b, `place-items:center start;text-align:left;border-top:1px solid ${p.ink}22`) +
        cell('✓', `${first}${i === 2 ? `border-radius:0 0 ${unit(1.4)} ${unit(1.4)};` : ''}`) +
        cell(i === 1 ? 'Sometimes' : '✕', `color:${p.ink};opacity:.7;border-top:1px solid ${p.ink}22`),
    )
    .join('');
  const table = `<div style="display:grid;grid-template-columns:1.7fr 1.1fr 1fr;align-self:stretch;background:${p.bg};border-radius:${unit(1.4)};padding:0 ${unit(2)}">${cell('', '')}${cell(ad.brandShown ? (ad.brief.brand.split(' ')[0] ?? '') : 'Us', `${first}border-radius:${unit(1.4)} ${unit(1.4)} 0 0`)}${cell('The rest', 'font-weight:600;opacity:.75')}${rows}</div>`;
  const parts = [logo(ad, p.ink), headline(ad, 6, p.ink)];
  const end = [offer(ad, p.deep, p.onDeep), cta(ad, p.deep, p.onDeep, p.ink)];
  if (isWide(ad))
    return `<div class="ad" style="background:${p.soft};align-items:stretch">${column([logo(ad, p.ink), spacer, headline(ad, 6.4, p.ink), sub(ad, p.ink), ...end, spacer], 'width:46%;padding-right:0')}${column([table], 'flex:1;justify-content:center')}</div>`;
  return `<div class="ad" style="background:${p.soft};flex-direction:column">${column([...parts, isUpright(ad) ? sub(ad, p.ink) : '', spacer, table, spacer, ...(isSmall(ad) ? end.slice(1) : end)], `flex:1;width:100%;gap:${unit(isSmall(ad) ? 1 : 2)};padding:${unit(5)}`)}</div>`;
};

/** A customer quote on a card, with its source. */
export const testimonial: Layout = (ad) => {
  const { p } = ad;
  const dark = ad.random.chance(0.4);
  const [bg, ink] = dark ? [p.deep, p.onDeep] : [p.soft, p.ink];
  const initials = ad.brief.who
    .split(/[\s,&]+/)
    .slice(0, 1)
    .map((x) => x[0] ?? '')
    .join('');
  const stars = `<div style="color:${p.accent};letter-spacing:.1em;${size(3.2)}">★★★★★</div>`;
  const who = `<div style="display:flex;align-items:center;gap:${unit(1.6)}"><div style="width:${unit(6.5)};height:${unit(6.5)};border-radius:50%;background:${p.accent};color:${p.onAccent};display:grid;place-items:center;font-weight:700;${size(3)}">${initials}</div><div class="t" style="${size(2.7)};color:${p.ink};font-weight:600">${ad.brief.who}<div style="font-weight:400;opacity:.75">Verified customer</div></div></div>`;
  const quote = `<div class="h" style="${size(4.6 * ad.font.scale)};color:${p.ink};line-height:1.22;text-transform:none">“${ad.brief.quote}”</div>`;
  const card = column(
    [stars, quote, isSmall(ad) && !isWide(ad) ? '' : who],
    `background:${p.bg};border-radius:${unit(2)};padding:${unit(4)};box-shadow:0 ${unit(1)} ${unit(4)} rgba(0,0,0,.14);align-self:stretch`,
  );
  const lead = `<div class="h" style="${size(5.2 * ad.font.scale)};color:${ink}">${ad.headline}</div>`;
  const rest = [lead, isSmall(ad) ? '' : sub(ad, ink), cta(ad, p.accent, p.onAccent, ink)];
  if (isWide(ad))
    return `<div class="ad" style="background:${bg}">${column([logo(ad, ink), spacer, ...rest, spacer], 'width:44%;padding-right:0')}${column([card], 'flex:1;justify-content:center')}</div>`;
  const picture =
    isUpright(ad) && ad.shape !== 'sky' && ad.shots.length > 0 ? photo(ad, 0, 'width:100%;height:30%') : '';
  return `<div class="ad" style="background:${bg};flex-direction:column">${picture}${column([logo(ad, ink), spacer, card, ...rest, spacer], `flex:1;width:100%;padding:${unit(5)}`)}</div>`;
};
