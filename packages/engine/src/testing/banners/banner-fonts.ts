import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FontFamily, Typeface } from './banner-spec.ts';

const FILES: Readonly<Record<FontFamily, readonly [packageName: string, files: readonly string[]]>> = {
  Roboto: ['roboto', ['400Regular/Roboto_400Regular', '700Bold/Roboto_700Bold', '900Black/Roboto_900Black']],
  Lato: ['lato', ['400Regular/Lato_400Regular', '700Bold/Lato_700Bold', '900Black/Lato_900Black']],
  Oswald: ['oswald', ['400Regular/Oswald_400Regular', '700Bold/Oswald_700Bold']],
  'Playfair Display': [
    'playfair-display',
    [
      '400Regular/PlayfairDisplay_400Regular',
      '700Bold/PlayfairDisplay_700Bold',
      '900Black/PlayfairDisplay_900Black',
    ],
  ],
};

const resolve = createRequire(import.meta.url).resolve;

export const familyOf = (font: FontFamily | Typeface): string =>
  typeof font === 'string' ? font : font.family;

/** Font files for these fonts. The named families come from npm packages, so no text depends on the machine's fonts. */
export const fontFiles = (fonts: Iterable<FontFamily | Typeface>): string[] =>
  [...new Set(fonts)].flatMap((font) => {
    if (typeof font !== 'string') return [font.file];
    const [packageName, files] = FILES[font];
    const folder = dirname(resolve(`@expo-google-fonts/${packageName}/package.json`));
    return files.map((file) => join(folder, `${file}.ttf`));
  });
