/** Grades with a sign, and bare letters where the words speak of a grade. */
const SIGNED = /(?<![\p{L}\p{N}])([A-F][+\-−])(?![\p{L}\p{N}])/gu;
const NAMED = /\bgrade[sd]?\b(?: of| it| is| an?|:)*\s+([A-F])(?![\p{L}\p{N}+\-−])/gu;
const ARTICLE = /\b(?:an?|gets|earns|deserves)\s+([A-F])(?![\p{L}\p{N}+\-−’'])/gu;

const gradesIn = (text: string): string[] =>
  [SIGNED, NAMED, ARTICLE].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, grade]) => (grade ?? '').replace('−', '-')),
  );

/** Whether every grade that the words name is the one of the report. */
export function gradesHold(words: string, texts: string): boolean {
  const known = new Set(gradesIn(texts));
  return gradesIn(words).every((grade) => known.has(grade));
}
