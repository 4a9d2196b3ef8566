export interface Question {
  /** Anchor of the question in a URL: `/faq#credits-expire`. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Link to more information. */
  readonly more?: { readonly to: string; readonly label: string };
}

export interface QuestionCategory {
  readonly name: string;
  readonly questions: readonly Question[];
}
