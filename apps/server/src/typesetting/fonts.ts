import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const google = (name: string, file: string): string =>
  path.join(path.dirname(require.resolve(`@expo-google-fonts/${name}/package.json`)), file);
/** These packages do not export their files. Their fonts are next to the built code. */
const noto = (name: string, file: string): string =>
  path.join(path.dirname(require.resolve(`@embedpdf/fonts-${name}`)), '../fonts', file);

interface FontGroup {
  /** Family name that the template uses. */
  readonly family: string;
  /** Characters that need this font; null: every document uses it. */
  readonly letters: RegExp | null;
  readonly files: () => readonly string[];
}

/** In the order in which a character is looked up: the document's main fonts first. */
const GROUPS: readonly FontGroup[] = [
  {
    family: 'Schibsted Grotesk',
    letters: null,
    files: () => [
      google('schibsted-grotesk', '400Regular/SchibstedGrotesk_400Regular.ttf'),
      google('schibsted-grotesk', '600SemiBold/SchibstedGrotesk_600SemiBold.ttf'),
      google('schibsted-grotesk', '700Bold/SchibstedGrotesk_700Bold.ttf'),
    ],
  },
  {
    family: 'Newsreader',
    letters: null,
    files: () => [google('newsreader', '500Medium/Newsreader_500Medium.ttf')],
  },
  {
    family: 'IBM Plex Mono',
    letters: null,
    files: () => [
      google('ibm-plex-mono', '400Regular/IBMPlexMono_400Regular.ttf'),
      google('ibm-plex-mono', '500Medium/IBMPlexMono_500Medium.ttf'),
    ],
  },
  {
    family: 'Noto Sans',
    letters: null,
    files: () => [noto('latin', 'NotoSans-Regular.ttf'), noto('latin', 'NotoSans-Bold.ttf')],
  },
  {
    family: 'Noto Sans Hebrew',
    letters: /\p{Script=Hebrew}/u,
    files: () => [noto('hebrew', 'NotoSansHebrew-Regular.ttf'), noto('hebrew', 'NotoSansHebrew-Bold.ttf')],
  },
  {
    family: 'Noto Naskh Arabic',
    letters: /\p{Script=Arabic}/u,
    files: () => [noto('arabic', 'NotoNaskhArabic-Regular.ttf'), noto('arabic', 'NotoNaskhArabic-Bold.ttf')],
  },
  {
    family: 'Noto Sans S Chinese',
    letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u,
    files: () => [noto('sc', 'NotoSansHans-Regular.otf')],
  },
  {
    family: 'Noto Sans Korean',
    // Also has the Chinese characters that the simplified set lacks.
    letters: /[\p{Script=Hangul}\p{Script=Han}]/u,
    files: () => [noto('kr', 'NotoSansKR-Regular.otf')],
  },
  {
    family: 'Noto Emoji',
    letters: /\p{Emoji_Presentation}|\p{Extended_Pictographic}/u,
    files: () => [google('noto-emoji', '400Regular/NotoEmoji_400Regular.ttf')],
  },
];

export interface FontSet {
  /** In the order in which a character is looked up. */
  readonly families: readonly string[];
  /** Identifies the set: equal for texts that need the same fonts. */
  readonly key: string;
  readonly files: readonly string[];
  load(): Promise<Buffer[]>;
}

/** Only the fonts that this text needs: those of non-Latin scripts are up to 8 MB each, and most ads need none of them. */
export function fontsFor(text: string): FontSet {
  const groups = GROUPS.filter(({ letters }) => letters === null || letters.test(text));
  const families = groups.map(({ family }) => family);
  const files = groups.flatMap((group) => group.files());
  return {
    families,
    key: families.join(),
    files,
    load: () => Promise.all(files.map((file) => readFile(file))),
  };
}

/** Letters of European scripts that the main fonts lack. */
const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** The family that has this letter; null when the main fonts should have it. */
export function familyOf(letter: string): string | null {
  const group = GROUPS.find(({ letters }) => letters?.test(letter));
  return group?.family ?? (NOT_LATIN.test(letter) ? 'Noto Sans' : null);
}
