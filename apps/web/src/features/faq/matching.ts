import type { QuestionCategory } from './question.ts';

/** Categories with the questions that have the words in question or answer, whatever their case; none without any. */
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
