declare module 'vader-sentiment' {
  interface Polarity {
    readonly neg: number;
    readonly neu: number;
    readonly pos: number;
    /** -1..1. */
    readonly compound: number;
  }
  const vader: { readonly SentimentIntensityAnalyzer: { polarity_scores(text: string): Polarity } };
  export default vader;
}
