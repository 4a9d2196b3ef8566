// `npm run draw:banners -- DATA_FOLDER`: draws the banners rated in `ratings.csv` into `.cache/drawn`. Photos come from the data
// folder, typefaces from the npm registry. Texts and faults are identical in each run, pixels nearly so.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { photosFor, unrelatedPhotos } from './data.ts';
import { type Fault, WITH_PHOTO, chooseFaults, spoilCopy, spoilForm } from './faults.ts';
import { openBrowser } from './browser.ts';
import { RENDERED_FOLDER } from './rendered-rows.ts';
import { PAIRS, fontFaces, installFonts } from './fonts.ts';
import { PALETTES } from './palettes.ts';
import { type Ad, type Shape, type Shot, baseCss } from './parts.ts';
import { type Plan, plans } from './plan.ts';
import { type Random, seeded } from './random.ts';

const [dataFolder] = process.argv.slice(2);
if (!dataFolder) throw new Error('Say where: npm run draw:banners -- DATA_FOLDER');
const outFolder = path.join(RENDERED_FOLDER, 'drawn', 'images');
const SEED = 20_417;

function shapeOf(w: number, h: number): Shape {
  if (w / h > 3) return 'strip';
  if (h / w > 3) return 'sky';
  if (w / h > 1.3) return 'wide';
  if (h / w > 1.6) return 'story';
  return h / w > 1.15 ? 'tall' : 'square';
}

async function shotsFor(plan: Plan, faults: readonly Fault[], random: Random): Promise<Shot[]> {
  if (!plan.family.photos) return [];
  const wrong = faults.some((f) => f.kind === 'irrelevant');
  const fit = photosFor(plan.brief, plan.family.name === 'collage' ? 3 : 1);
  const pool = wrong ? random.shuffle(unrelatedPhotos(plan.brief)) : fit.slice(0, 6);
  const chosen = (wrong ? pool : random.shuffle(pool)).slice(0, 3);
  const coarse = faults.find((f) => f.kind === 'pixelate');
  const shots: Shot[] = [];
  for (const photo of chosen) {
    const file = path.join(path.resolve(dataFolder!), photo.file);
    let url = pathToFileURL(file).href;
    if (coarse) {
      const tiny = await sharp(file)
        .resize([150, 95, 55][coarse.severity - 1] ?? 95)
        .png()
        .toBuffer();
      url = `data:image/png;base64,${tiny.toString('base64')}`;
    }
    shots.push({ url, x: photo.x, y: photo.y });
  }
  return shots;
}

async function compose(plan: Plan, random: Random): Promise<{ ad: Ad; faults: Fault[] }> {
  const { family, brief } = plan;
  const [w = 0, h = 0] = plan.format.split('x').map(Number);
  const line = brief.lines[plan.line] ?? { headline: '', sub: '' };
  const offered =
    brief.offer !== '' && (family.offer === 'always' || (family.offer === 'sometimes' && random.chance(0.5)));
  const faults = chooseFaults(random, plan.faults, family.photos && family.name !== 'before-after', offered);
  const quiet = ['luxury', 'magazine', 'type-only'].includes(family.name);
  const asks = random.next() > (quiet ? 0.35 : 0.06);
  const tone = brief.flags.includes('lux') && family.name !== 'sticker' ? 'elegant' : '';
  const fonts =
    family.name === 'luxury'
      ? PAIRS.filter((f) => f.tone === 'elegant')
      : tone
        ? PAIRS.filter((f) => f.tone === 'elegant' || f.tone === 'plain')
        : PAIRS;
  const ad: Ad = {
    brief,
    w,
    h,
    shape: shapeOf(w, h),
    small: w * h < 120_000,
    p: random.pick(PALETTES),
    font: random.pick(fonts),
    shots: await shotsFor(plan, faults, random),
    random,
    headline: line.headline,
    sub: line.sub,
    offer: offered ? brief.offer : '',
    number: offered ? brief.number : '',
    cta: asks ? brief.cta : '',
    ctas: [],
    button: random.chance(0.85),
    brandShown: true,
  };
  spoilCopy(ad, faults);
  return { ad, faults };
}

/** Shrinks all text together until no column overflows and no text leaves the banner or its column. */
async function fit(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Fonts load only once the page is laid out. Without this, `ready` may resolve before they are requested.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    await Promise.all([...document.images].map((img) => img.decode().catch(() => undefined)));
    const ad = document.querySelector<HTMLElement>('.ad');
    if (!ad) return 0;
    const over = (): boolean => {
      const edge = ad.getBoundingClientRect();
      const columns = [...document.querySelectorAll('.col')].some((c) => {
        const style = getComputedStyle(c);
        // The browser does not count content in the padding as overflow, but it looks crammed.
        const crammed = [...c.children].some(
          (at) =>
            at instanceof HTMLElement &&
            at.offsetParent === c &&
            getComputedStyle(at).position !== 'absolute' &&
            (at.offsetTop + at.offsetHeight > c.clientHeight - parseFloat(style.paddingBottom) + 1 ||
              at.offsetTop < parseFloat(style.paddingTop) - 1 ||
              at.offsetLeft + at.offsetWidth > c.clientWidth - parseFloat(style.paddingRight) + 6),
        );
        return crammed || c.scrollWidth > c.clientWidth + 8;
      });
      const bars = [...document.querySelectorAll('.panel')].some(
        (bar) => bar.getBoundingClientRect().height > edge.height * 0.62,
      );
      const texts = [...document.querySelectorAll('.h,.s,.t,.cta,.logo,.offer,.col,.big')].some((t) => {
        const box = t.getBoundingClientRect();
        return (
          t.scrollWidth > t.clientWidth + 2 ||
          box.right > edge.right + 1 ||
          box.bottom > edge.bottom + 1 ||
          box.left < edge.left - 1 ||
          box.top < edge.top - 1
        );
      });
      return columns || bars || texts;
    };
    let k = 1.2;
    while (k > 0.4) {
      ad.style.setProperty('--k', k.toFixed(2));
      if (!over()) break;
      k -= 0.04;
    }
    return k;
  });
}

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

mkdirSync(outFolder, { recursive: true });
const faces = fontFaces(installFonts(path.join(RENDERED_FOLDER, 'drawn', 'fonts')));
const blank = path.join(outFolder, '..', 'blank.html');
writeFileSync(blank, '<!doctype html>');
const browser = await openBrowser();
const page = await browser.newPage();
// A file:// page may load the fonts and photos beside it; about:blank may not.
await page.goto(pathToFileURL(path.resolve(blank)).href);
const table = ['file,format,family,industry,product,brand,headline,offer,cta,cta_is_button,faults'];
for (const [index, plan] of plans(seeded(SEED)).entries()) {
  const number = index + 1;
  const random = seeded(SEED * 1000 + number);
  const { ad, faults: meant } = await compose(plan, random);
  const html = plan.family.layout(ad);
  // Some layouts leave out the photo. Its faults are then invisible and must not be listed.
  const faults = html.includes('class="photo"') ? meant : meant.filter((f) => !WITH_PHOTO.includes(f.kind));
  for (const fault of faults) {
    const shaded = /class="[^"]*(scrim|panel)/.test(html);
    if (fault.kind === 'noScrim' && !shaded) fault.severity = Math.max(2, fault.severity);
  }
  const form = spoilForm(ad, faults);
  const squash = faults.find((f) => f.kind === 'jpeg');
  const quality = squash ? ([18, 12, 8][squash.severity - 1] ?? 10) : random.int(62, 92);
  const photographed = html.includes('class="photo"');
  const name = `${String(number).padStart(4, '0')}.${photographed || squash ? 'jpg' : 'png'}`;
  table.push(
    [
      name,
      plan.format,
      plan.family.name,
      plan.brief.industry,
      plan.brief.product,
      ad.brandShown ? plan.brief.brand : '',
      ad.headline,
      ad.offer,
      ad.cta,
      ad.cta === '' ? '' : ad.button ? 'yes' : 'no',
      faults.map((f) => `${f.kind}:${f.severity}`).join(' '),
    ]
      .map(quoted)
      .join(','),
  );
  await page.setViewportSize({ width: ad.w, height: ad.h });
  await page.setContent(`<!doctype html><style>${faces}${baseCss(ad)}${form.before}</style>${html}`);
  const k = await fit(page);
  if (k <= 0.6)
    console.log(
      `${name} ${plan.family.name} ${plan.format}: text at ${k.toFixed(2)}, faults ${faults.map((f) => f.kind).join(' ') || 'none'}`,
    );
  await page.addStyleTag({ content: `${form.after} ` });
  await page.evaluate(
    (extra) => document.querySelector('.ad')?.insertAdjacentHTML('beforeend', extra),
    form.html,
  );
  await page.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    // Two frames, so that the screenshot shows the latest layout.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  const shot = sharp(await page.screenshot());
  const file = path.join(outFolder, name);
  await (name.endsWith('.jpg') ? shot.jpeg({ quality }) : shot.png({ compressionLevel: 8 })).toFile(file);
}
await browser.close();
writeFileSync(path.join(outFolder, '..', 'drawn.csv'), `${table.join('\n')}\n`);
