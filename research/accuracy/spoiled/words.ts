import type { Design, DesignLine } from './design.ts';

/** Replaces the lines of a role with `texts` in order; drops lines beyond them. */
export function reworded(design: Design, role: DesignLine['role'], texts: readonly string[]): Design {
  let next = 0;
  const lines = design.lines.flatMap((line) => {
    if (line.role !== role) return [line];
    const text = texts[next++];
    return text === undefined ? [] : [fitting(line, text)];
  });
  return { ...design, lines };
}

/** Sets longer text smaller, as a designer would, so that it keeps its place. */
function fitting(line: DesignLine, text: string): DesignLine {
  const grown = text.length / Math.max(line.text.length, 12);
  return { ...line, text, size: grown > 1 ? line.size / grown : line.size };
}

/** Replaces the headline and, if given, the offer. The headline keeps its one or two lines. */
export const withText =
  (headline: readonly [string, string], offer?: string) =>
  (design: Design): Design => {
    const two = linesOf(design, 'headline').length > 1;
    const set = reworded(design, 'headline', two ? headline : [headline.join(' ')]);
    return offer === undefined ? set : reworded(set, 'offer', [offer]);
  };

export const linesOf = (design: Design, role: DesignLine['role']): DesignLine[] =>
  design.lines.filter((line) => line.role === role);

export const without = (design: Design, ...roles: DesignLine['role'][]): Design => ({
  ...design,
  lines: design.lines.filter(({ role }) => !roles.includes(role)),
});

/** Swaps the two middle letters of the longest word of each headline line, like a typo from fast typing. */
export function mistyped(design: Design): Design {
  const lines = design.lines.map((line) => {
    if (line.role !== 'headline') return line;
    const longest = line.text.match(/[A-Za-z]+/g)?.toSorted((a, b) => b.length - a.length)[0] ?? '';
    return { ...line, text: line.text.replace(longest, swapped(longest)) };
  });
  return { ...design, lines };
}

function swapped(word: string): string {
  const at = Math.max(1, Math.floor(word.length / 2) - 1);
  return word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2);
}

export const PARAGRAPH = [
  'Our range has been put together with a great deal of care over the years and is',
  'available in a number of sizes, colors and finishes, which you can look at in any',
  'of our branches or on our pages, where you will also find the terms that apply to',
  'deliveries, returns and exchanges, and to the service that we offer after you buy.',
];
