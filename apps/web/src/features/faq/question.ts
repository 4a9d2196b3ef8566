export interface Question {
  /** Names the question in an address: `/faq#credits-expire`. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Where more about it stands. */
  readonly more?: { readonly to: string; readonly label: string };
}

export interface QuestionCategory {
  readonly name: string;
  readonly questions: readonly Question[];
}
