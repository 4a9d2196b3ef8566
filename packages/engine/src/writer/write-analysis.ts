import { type Analysis, type Category, EMBEDDED_WORDS, SCHEMA_VERSION, letterOf } from '../report.ts';
import type { CreativeRubric } from '../rubrics/rubric.ts';
import { intervalOf } from '../scoring/interval.ts';
import { percentilesOf } from '../scoring/percentiles/percentiles.ts';
import { poolFor } from '../scoring/percentiles/reference-pools.ts';
import { ENGINE_VERSION } from '../version.ts';
import { adFacts } from './ad/ad-facts.ts';
import { testIdeas } from './advice/ab-tests/test-ideas.ts';
import { alignAudience } from './ad/audience.ts';
import { suggestCopyEdits } from './rewrites/copy-edits.ts';
import { suggestCallsToAction } from './rewrites/cta-variations.ts';
import { withDoubts } from './doubt.ts';
import { creativeFacts, elements } from './sections/elements.ts';
import { rewriteForEmotion } from './rewrites/emotional-rewrites.ts';
import { phrasesToReplace } from './rewrites/phrases-to-replace.ts';
import { type Facts, artifactIn, wordsIn } from './facts.ts';
import { keyInsights } from './verdict/insights.ts';
import { platformAdaptations, platformAdvice } from './advice/platforms.ts';
import { secondOpinion } from './sections/second-opinion.ts';
import { predict } from './sections/predictions.ts';
import { explainCategory, reasoning } from './verdict/reasoning.ts';
import { recommend } from './advice/recommendations.ts';
import { timeline } from './sections/timeline.ts';
import type { ObjectiveMix } from '../rubrics/with-objective.ts';
import { objective, understood } from './sections/understood.ts';
import { verdict } from './verdict/verdict.ts';
import { weakPoints } from './advice/weak-points/weak-points.ts';
import { videoViews } from './sections/video-views.ts';
import { views } from './sections/views.ts';

/** Assembles the analysis object. All its text is generated from measured facts. */
export function writeAnalysis({
  rubric,
  objective: mix,
  ...measured
}: Facts & { readonly rubric: CreativeRubric; readonly objective: ObjectiveMix }): Analysis {
  const facts = { ...measured, total: withDoubts(measured) };
  const { creative, gathered, total } = facts;
  const percentiles = percentilesOf(rubric, total, poolFor(rubric.kind, artifactIn(facts, 'image') ?? null));
  const categories: Category[] = total.categories.map((category) => ({
    ...category,
    explanation: explainCategory(category, facts),
  }));
  const advice = copyAdvice(facts);
  const material = {
    request: suggestCallsToAction({ ...wordsIn(facts), copy: null })[0]?.text ?? null,
    copyRequest: advice.ctaVariations[0]?.text ?? null,
    product: productOf(facts),
  };
  const recommendations = recommend(facts, rubric, material);
  const weak = weakPoints(facts, recommendations, material);
  const { videoSpecific, ...ofVideo } = videoViews(facts, rubric, material);
  const placements = artifactIn(facts, 'placements') ?? [];
  const text = artifactIn(facts, 'text') ?? [];
  const decoder = artifactIn(facts, 'video')?.decoder;
  const opinion = secondOpinion(facts);

  return {
    overallScore: total.overall,
    grade: total.overall === null ? 'N/A' : letterOf(total.overall),
    interval: intervalOf(total.overall ?? 0, total.doubt),
    deductions: [...total.deductions],
    ceiling: total.ceiling,
    coverage: total.coverage,
    verdict: verdict(facts, recommendations, weak),
    kind: rubric.kind,
    versions: {
      schema: SCHEMA_VERSION,
      engine: ENGINE_VERSION,
      rubric: rubric.version,
      ...(decoder !== undefined && { decoder }),
    },
    creative: creativeFacts(facts),
    adCopy: creative.copy ?? null,
    scoreBreakdown: categories,
    ...(total.scoredWith && { scoredWith: total.scoredWith }),
    percentiles,
    audits: [...total.audits],
    keyInsights: keyInsights(facts),
    recommendations,
    weakPoints: [...weak],
    optimizationRecommendations: {
      ...advice,
      platformAdaptations: platformAdaptations(placements, text),
      videoSpecific,
    },
    abTestingIdeas: testIdeas(recommendations, weak, facts),
    performancePredictions: predict(facts),
    reasoningTransparency: reasoning(facts, categories),
    ...views(facts),
    ...ofVideo,
    timeline: timeline(facts),
    platformRecommendations: platformAdvice(placements, text),
    placements: structuredClone(placements) as Analysis['placements'],
    elements: elements(facts),
    understood: understood(facts),
    objective: objective(rubric, mix, creative.told),
    told: structuredClone(creative.told) ?? null,
    attention: attentionMap(facts),
    failures: Object.entries(gathered.failures).map(([measurement, reason]) => ({ measurement, reason })),
    words: EMBEDDED_WORDS,
    ...(opinion && { secondOpinion: opinion }),
  };
}

const productOf = (facts: Facts): string | null => adFacts(wordsIn(facts)).product;

function copyAdvice(facts: Facts) {
  const words = wordsIn(facts);
  const { copy } = words;
  return {
    copyEdits: copy ? suggestCopyEdits(copy, facts.total.audits) : [],
    // If the ad's text could not be read, there is nothing to base a call to action on.
    ctaVariations: artifactIn(facts, 'text') || copy ? suggestCallsToAction(words) : [],
    // Text in a picture comes in fragments. Recombined, they would lose their conditions.
    emotionalRewrites: copy ? rewriteForEmotion(words, phrasesToReplace(copy, facts.total.audits)) : [],
    audienceAlignment: alignAudience(words),
  };
}

function attentionMap(facts: Facts): Analysis['attention'] {
  const attention = artifactIn(facts, 'attention');
  if (!attention) return null;
  const { columns, rows, values, centres } = attention;
  return { columns, rows, values, centres: centres.map(({ x, y, share }) => ({ x, y, share })) };
}
