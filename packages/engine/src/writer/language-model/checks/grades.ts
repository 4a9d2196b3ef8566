/** Grades with a sign. Bare letters count only in the phrases of `NAMED` and `ARTICLE`. */
const SIGNED = /(?<![\p{L}\p{N}])([A-F][+\-−])(?![\p{L}\p{N}])/gu;
const NAMED = /\bgrade[sd]?\b(?: of| it| is| an?|:)*\s+([A-F])(?![\p{L}\p{N}+\-−])/gu;
const ARTICLE = /\b(?:an?|gets|earns|deserves)\s+([A-F])(?![\p{L}\p{N}+\-−’'])/gu;

const gradesIn = (text: string): string[] =>
  [SIGNED, NAMED, ARTICLE].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, grade]) => (grade ?? '').replace('−', '-')),
  );

/** Whether every grade in the words is also in the facts. */
export function areGradesSupported(words: string, texts: string): boolean {
  const known = new Set(gradesIn(texts));
  return gradesIn(words).every((grade) => known.has(grade));
}
