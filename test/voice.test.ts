import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Where text for users is written, except lists of words that ads use. */
const SPOKEN = [
  'packages/engine/src/{audits,writer,messages,readings,rubrics,what-if,placements}/**/*.ts',
  'packages/engine/src/computed/**/*.ts',
  'packages/contract/src/**/*.ts',
  'apps/web/src/**/*.{ts,tsx}',
  'apps/server/src/**/*.ts',
  'apps/cli/src/**/*.ts',
];
/** Files with check names and with words that ads use, which are not text of ours. */
const NO_SENTENCES = /\/(?:writer\/ad-parts|computed\/words\/trades)\.ts$/;
const PAGES = ['packages/engine/src/audits/**/*.md'];

const BRITISH =
  /\b(?:colou?r(?<=our)\w*|grey\w*|centres?|centred|favourit\w*|favour\w*|behaviou\w*|neighbou\w*|judgements?|(?:recogni|organi|reali|optimi|capitali|minimi|maximi|summari|emphasi|personali|customi)(?:se|sed|ses|sing|sation)|analys(?:e|ed|ing)|cancell(?:ed|ing)|travell(?:ed|ing|er)|labell(?:ed|ing)|whilst|amongst|learnt|(?:mis)?spelt|full stop|per cent|catalogue|programme|licence|metres?|theatre|cheque|for ever)\b/i;

/** Phrases that no colleague would say out loud, each with its replacement. */
const AVOIDED: readonly (readonly [RegExp, string])[] = [
  [/\bwhoever\b/i, 'anyone who'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\btaken for\b/i, 'we think it is'],
  [/\b(?:its|their|plain|calm|busy|the same|own) grounds?\b(?! rules)/i, 'background'],
  [/\bsinks? into\b/i, 'lacks contrast with'],
  [/\bof 100 (?:crisp|for energy|sure)\b/i, 'say what is seen'],
  [/\bweighed by\b/i, 'leave the instrument out'],
  [/\b(?:counts? like|split as if|waver by|shout(?:s)? equally)\b/i, 'leave the instrument out'],
  [/\bcome drawn\b/i, 'prerendered'],
  [/\bwhat (?:one|the picture) (?:gets|shows)\b/i, 'what people get; the main subject'],
  [/\banew\b/i, 'again'],
  [/\b\d+ %/, '25%'],
  [/\b\d(?:\.\d)? : 1\b/, '4.5:1'],
];

interface Sentence {
  readonly file: string;
  readonly text: string;
}

const filesOf = (globs: readonly string[]): readonly string[] =>
  execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', ...globs.flatMap(pathspecs)],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter(
      (file) =>
        file !== '' &&
        !/\.test\.tsx?$|\/testing\//.test(file) &&
        !NO_SENTENCES.test(file) &&
        existsSync(path.join(ROOT, file)),
    );

/** Git's pathspecs do not support braces. */
function pathspecs(glob: string): string[] {
  const choice = /\{([^}]*)\}/.exec(glob);
  if (!choice?.[1]) return [`:(glob)${glob}`];
  return choice[1].split(',').flatMap((each) => pathspecs(glob.replace(choice[0], each)));
}

/** Matches comments, which are skipped, and captures strings. A quotation mark within a comment does not start one. */
const TOKENS =
  /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)/g;

const BETWEEN_TAGS = />([^<>{}=;]*\p{L}[^<>{}=;]*)</gu;

/** Strings of at least three words, since shorter ones are names of fields, classes and files. */
function sentencesOf(file: string): Sentence[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  const strings = [...source.matchAll(TOKENS)].map(([, string = '']) => string.slice(1, -1));
  const shown = file.endsWith('x') ? [...source.matchAll(BETWEEN_TAGS)].map(([, text = '']) => text) : [];
  return [...strings, ...shown]
    .filter((text) => text.trim().split(/\s+/).length >= LEAST_WORDS && /\p{Lu}|[.,]|\{/u.test(text))
    .filter((text) => !text.trim().startsWith('<'))
    .map((text) => ({
      file,
      text: text
        .replace(/\$\{[^}]*\}/g, '…')
        .replace(/\s+/g, ' ')
        .trim(),
    }));
}

const LEAST_WORDS = 3;

const sentences: readonly Sentence[] = [
  ...filesOf(SPOKEN).flatMap(sentencesOf),
  ...filesOf(PAGES).map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') })),
];

const breaking = (rule: RegExp): string[] =>
  sentences.flatMap(({ file, text }) => {
    const found = rule.exec(text);
    return found ? [`${file}: ${text.slice(Math.max(0, found.index - 40), found.index + 40)}`] : [];
  });

describe('user-facing text', () => {
  it('is collected from every place that has some', () => {
    expect(sentences.length).toBeGreaterThan(2000);
    const silent = ['text-contrast.ts', 'verdict.ts', 'steps.tsx', 'account.ts'].filter(
      (name) => !sentences.some(({ file }) => file.endsWith(`/${name}`)),
    );
    expect(silent).toEqual([]);
  });

  it('uses American spelling', () => {
    expect(breaking(BRITISH)).toEqual([]);
  });

  it.each(AVOIDED)('does not say %s, but “%s”', (rule) => {
    expect(breaking(rule)).toEqual([]);
  });
});
