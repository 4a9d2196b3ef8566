import type { Analysis } from '../report.ts';

/** The prose that reports of every kind have: verdict, insights, advice, tests, reasons. */
export const reportProseOf = ({
  verdict,
  keyInsights,
  recommendations,
  weakPoints = [],
  abTestingIdeas,
  reasoningTransparency,
}: Analysis): readonly string[] => [
  verdict,
  ...keyInsights.strengths,
  ...keyInsights.weaknesses,
  ...recommendations.map(({ text }) => text),
  ...weakPoints.map(({ text }) => text),
  ...abTestingIdeas.flatMap(({ variant, expectedOutcome }) => [variant, expectedOutcome]),
  ...Object.values(reasoningTransparency).flat(),
];

/** Every sentence of the report about the creative, without the new texts that it suggests. */
export function sentencesOf(analysis: Analysis): readonly string[] {
  const { copyEdits, ctaVariations, audienceAlignment, platformAdaptations, videoSpecific } =
    analysis.optimizationRecommendations;
  return [
    ...reportProseOf(analysis),
    ...analysis.audits.flatMap(({ observation, fix }) => [observation, fix]),
    ...copyEdits.map(({ reason }) => reason),
    ...ctaVariations.map(({ reason }) => reason),
    ...audienceAlignment.map(({ note }) => note),
    ...platformAdaptations.map(({ change }) => change),
    ...analysis.platformRecommendations.flatMap((each) => each.recommendations),
    ...(videoSpecific ?? []).map(({ text }) => text),
  ];
}

/** Words that the writer quotes on its own account, such as suggestions; they need no source in the ad. */
const ITS_OWN =
  /^(?:…, so you …|so you can|save|without|you|your|more|but|until|!|here’s why …|click here|(?:shop|book|get) …)$/i;

const bare = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Quotations found neither in the ad nor among the texts that the report suggests.
 * @param read the text in the picture, line by line
 */
export function strayQuotations(analysis: Analysis, read: readonly string[]): string[] {
  const { ctaVariations, emotionalRewrites, copyEdits } = analysis.optimizationRecommendations;
  const sources = [
    analysis.adCopy ?? '',
    analysis.creative.fileName,
    ...read,
    ...ctaVariations.map(({ text }) => text),
    ...emotionalRewrites.map(({ text }) => text),
    ...copyEdits.map(({ revised }) => revised),
  ].map(bare);
  const words = new Set(sources.flatMap((text) => text.split(' ')));
  const isRead = (quoted: string): boolean => {
    const plain = bare(quoted.replace(/…$/, ''));
    return (
      plain === '' ||
      sources.some((source) => source.includes(plain)) ||
      // Lines of one headline may be quoted together.
      plain.split(' ').every((word) => words.has(word))
    );
  };
  return sentencesOf(analysis).flatMap((sentence) =>
    [...sentence.matchAll(/“([^”]*)”/g)]
      .map(([, quoted = '']) => quoted)
      .filter((quoted) => !ITS_OWN.test(quoted) && !isRead(quoted))
      .map((quoted) => `“${quoted}” in: ${sentence}`),
  );
}

function pointsIn(value: number): string {
  const points = Math.round(value * 10) / 10;
  return `${points} ${points === 1 ? 'point' : 'points'}`;
}

/** Texts with scores, points or gains that do not match the report. */
export function strayFigures(analysis: Analysis): string[] {
  const { ceiling, audits, scoreBreakdown, recommendations, abTestingIdeas, keyInsights } = analysis;
  const { reasoningTransparency, verdict } = analysis;
  const unfound = keyInsights.weaknesses.filter(
    (weakness) =>
      !audits.some(
        ({ title, observation }) =>
          weakness === (observation.startsWith('It ') ? `${title}. ${observation}` : observation),
      ),
  );
  // The gain is shown next to the advice, not in it, and a test promises nothing.
  const promises = [
    ...recommendations.map(({ text }) => text),
    ...abTestingIdeas.flatMap(({ variant, expectedOutcome }) => [variant, expectedOutcome]),
  ].filter((text) => /\d points?\b|would go from|of 100 points/.test(text));
  const moved = reasoningTransparency.influencingElements.filter((line) => {
    const [start, said = ''] = line.split(': −');
    const quality = start?.replace(/ as readers would rate it$/, '').toLowerCase();
    const audit = audits.find(({ name }) => name === start || name === `Impression: ${quality}`);
    const told = audit?.pointsLost ?? 0;
    const ends = ['', ', since we are not sure of it', ` (${audit?.display}; good is ${audit?.good})`];
    return !audit || !ends.some((end) => said === `${pointsIn(told)}${end}.`);
  });
  const capped = ceiling && !verdict.includes('that has to be fixed first') ? [verdict] : [];
  const explained = scoreBreakdown.filter(
    ({ category, score }) =>
      score !== null &&
      !reasoningTransparency.detailedExplanations.some((text) => text.startsWith(`${category}: ${score}. `)),
  );
  return [...unfound, ...promises, ...moved, ...capped, ...explained.map(({ category }) => category)];
}
