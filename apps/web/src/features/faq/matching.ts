import type { QuestionCategory } from './question.ts';

/** Keeps the questions that contain the search text in question or answer, ignoring case. Drops categories without a match. */
export function matching(categories: readonly QuestionCategory[], search: string): QuestionCategory[] {
  const wanted = search.trim().toLowerCase();
  return categories
    .map(({ name, questions }) => ({
      name,
      questions: questions.filter(({ question, answer }) =>
        [question, answer].some((text) => text.toLowerCase().includes(wanted)),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
}
