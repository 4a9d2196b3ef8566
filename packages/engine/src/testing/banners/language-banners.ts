import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BannerSpec, Typeface } from './banner-spec.ts';

/** The text of a drawn ad in one language. The brand is a made-up name in Latin letters. */
export interface AdWords {
  readonly headline: string;
  readonly offer: string;
  readonly button: string;
  readonly brand: string;
}

const ad = (headline: string, offer: string, button: string, brand: string): AdWords => ({
  headline,
  offer,
  button,
  brand,
});

/** Short lines, as on real banners, keyed by ISO 639-1 code. Written for these tests. */
export const ADS_BY_LANGUAGE: Readonly<Record<string, AdWords>> = {
  en: ad('Running shoes for every weather', 'Save 20% today', 'Shop now', 'Veltora'),
  de: ad('Laufschuhe für jedes Wetter', '20 % Rabatt nur heute', 'Jetzt kaufen', 'Nordvik'),
  fr: ad('Des chaussures pour être légère', '20 % de réduction dès aujourd’hui', 'Découvrez', 'Maroval'),
  es: ad('Zapatillas para cada mañana', '20 % de descuento mañana', 'Compra ahora', 'Solenta'),
  pt: ad('Tênis para correr na manhã', 'Promoção: 20 % de desconto', 'Saiba mais', 'Brisora'),
  it: ad('Più leggere della città', 'Sconto del 20 % su tutto', 'Scopri di più', 'Lunesco'),
  nl: ad('Schoenen voor elk weer', '20 % korting op alles', 'Bekijk de collectie', 'Polderra'),
  sv: ad('Löparskor för varje väder', 'Få 20 % rabatt på allt', 'Köp nu', 'Nordvik'),
  da: ad('Løbesko til al slags vejr', 'Spar 20 % på udsalg', 'Køb nu', 'Havlund'),
  fi: ad('Juoksukengät jokaiseen säähän', '20 % alennus tänään', 'Osta nyt', 'Talvero'),
  pl: ad('Buty do biegania na każdą pogodę', 'Zniżka 20 % tylko dziś', 'Kup teraz', 'Zelora'),
  cs: ad('Běžecké boty do každého počasí', 'Sleva 20 % na všechno', 'Koupit nyní', 'Moravia'),
  ro: ad('Pantofi ușori pentru orice vreme', 'Reducere 20 % până mâine', 'Cumpără acum', 'Carpata'),
  hu: ad('Futócipők minden időjárásra', '20 % kedvezmény ma', 'Vásárolj most', 'Dunaro'),
  tr: ad('Her hava için koşu ayakkabısı', 'Bugün %20 indirim', 'Hemen satın al', 'Anadora'),
  ru: ad('Кроссовки для любой погоды', 'Скидка 20 % на всё', 'Купить сейчас', 'Veltora'),
  uk: ad('Кросівки для будь-якої погоди', 'Знижка 20 % на все', 'Замовити зараз', 'Veltora'),
  el: ad('Παπούτσια για κάθε καιρό', 'Έκπτωση 20 % σε όλα', 'Αγοράστε τώρα', 'Veltora'),
  ar: ad('أحذية رياضية لكل الأيام', 'خصم كبير على كل شيء', 'تسوق الآن', 'Veltora'),
  he: ad('נעלי ריצה לכל מזג אוויר', 'הנחה על כל החנות', 'קנו עכשיו', 'Veltora'),
  hi: ad('हर मौसम के लिए जूते', 'आज 20% की छूट', 'अभी खरीदें', 'Veltora'),
  ja: ad('どんな天気でも走れる靴', '全品20%オフ', '今すぐ購入', 'Veltora'),
  zh: ad('适合各种天气的跑鞋', '全场优惠百分之二十', '立即购买', 'Veltora'),
  ko: ad('모든 날씨를 위한 운동화', '오늘만 20% 할인', '지금 구매하기', 'Veltora'),
  vi: ad('Giày chạy bộ cho mọi thời tiết', 'Giảm giá 20% hôm nay', 'Mua ngay', 'Veltora'),
  th: ad('รองเท้าวิ่งสำหรับทุกวัน', 'ลดราคา 20% วันนี้', 'ซื้อเลย', 'Veltora'),
};

const resolve = createRequire(import.meta.url).resolve;

function face(family: string, packageName: string, file: string): Typeface {
  const door = resolve(packageName);
  const folder = door.slice(0, door.lastIndexOf(packageName) + packageName.length);
  return { family, file: join(folder, file) };
}

const LATIN = (): Typeface => face('Noto Sans', '@embedpdf/fonts-latin', 'fonts/NotoSans-Bold.ttf');
const FACES: Readonly<Record<string, () => Typeface>> = {
  ar: () => face('Noto Naskh Arabic', '@embedpdf/fonts-arabic', 'fonts/NotoNaskhArabic-Bold.ttf'),
  he: () => face('Noto Sans Hebrew', '@embedpdf/fonts-hebrew', 'fonts/NotoSansHebrew-Bold.ttf'),
  ko: () => face('Noto Sans KR', '@embedpdf/fonts-kr', 'fonts/NotoSansKR-Bold.otf'),
  ja: () => face('Noto Sans S Chinese', '@embedpdf/fonts-sc', 'fonts/NotoSansHans-Bold.otf'),
  zh: () => face('Noto Sans S Chinese', '@embedpdf/fonts-sc', 'fonts/NotoSansHans-Bold.otf'),
  hi: () =>
    face(
      'Noto Sans Devanagari',
      '@expo-google-fonts/noto-sans-devanagari',
      '700Bold/NotoSansDevanagari_700Bold.ttf',
    ),
  th: () => face('Noto Sans Thai', '@expo-google-fonts/noto-sans-thai', '700Bold/NotoSansThai_700Bold.ttf'),
};

/** Positions are fractions of the banner. The button is a panel around its text. */
const LAYOUTS = [
  {
    width: 1080,
    height: 1080,
    ground: '#f4efe6',
    ink: '#1c2430',
    fill: '#b3261e',
    size: 58,
    y: [0.12, 0.4, 0.56, 0.78],
  },
  {
    width: 1200,
    height: 628,
    ground: '#14324a',
    ink: '#ffffff',
    fill: '#f6c177',
    size: 54,
    y: [0.16, 0.42, 0.6, 0.84],
  },
  {
    width: 600,
    height: 500,
    ground: '#ffffff',
    ink: '#0f2a1d',
    fill: '#2563eb',
    size: 30,
    y: [0.14, 0.4, 0.58, 0.82],
  },
] as const;
export const LANGUAGE_LAYOUTS = LAYOUTS.length;

export function languageBanner(language: string, layout: number): BannerSpec {
  const { width, height, ground, ink, fill, size, y } = LAYOUTS[layout]!;
  const words = ADS_BY_LANGUAGE[language]!;
  const font = FACES[language]?.() ?? LATIN();
  const light = fill === '#f6c177';
  const line = { x: 0.08, colour: ink, font, weight: 700 } as const;
  return {
    width,
    height,
    ground: { kind: 'plain', paint: ground },
    lines: [
      { ...line, text: words.brand, y: y[0], size: size * 0.6, font: LATIN() },
      { ...line, text: words.headline, y: y[1], size },
      { ...line, text: words.offer, y: y[2], size: size * 0.75 },
      {
        ...line,
        text: words.button,
        x: 0.11,
        y: y[3],
        size: size * 0.65,
        colour: light ? '#111827' : '#ffffff',
        panel: { fill, padding: Math.round(size * 0.45), radius: 8 },
      },
    ],
  };
}
