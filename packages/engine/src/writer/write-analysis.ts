import { type Analysis, type Category, EMBEDDED_WORDS, SCHEMA_VERSION, letterOf } from '../report.ts';
import type { Rubric } from '../rubrics/rubric.ts';
import { intervalOf } from '../scoring/interval.ts';
import { percentilesOf } from '../scoring/percentiles.ts';
import { ENGINE_VERSION } from '../version.ts';
import { testIdeas } from './ab-tests.ts';
import { alignAudience } from './audience.ts';
import { suggestCopyEdits } from './copy-edits.ts';
import { suggestCallsToAction } from './cta-variations.ts';
import { creativeFacts, elements } from './elements.ts';
import { rewriteForEmotion } from './emotional-rewrites.ts';
import { type Facts, found } from './facts.ts';
import { keyInsights } from './insights.ts';
import { platformAdaptations, platformAdvice } from './platforms.ts';
import { predict } from './predictions.ts';
import { explainCategory, reasoning } from './reasoning.ts';
import { recommend } from './recommendations.ts';
import { verdict } from './verdict.ts';
import { views } from './views.ts';

/** Puts the analysis object of the product together; every word in it is made of measured facts. */
export function writeAnalysis({ rubric, ...facts }: Facts & { readonly rubric: Rubric }): Analysis {
  const { creative, gathered, total } = facts;
  const categories: Category[] = total.categories.map((category) => ({
    ...category,
    explanation: explainCategory(category, total.audits),
  }));
  const recommendations = recommend(facts, rubric);
  const placements = found(facts, 'placements') ?? [];
  const text = found(facts, 'text') ?? [];

  return {
    overallScore: total.overall,
    grade: total.overall === null ? 'N/A' : letterOf(total.overall),
    interval: intervalOf(total.overall ?? 0, total.audits),
    coverage: total.coverage,
    verdict: verdict(facts),
    kind: creative.copy === undefined ? 'banner' : 'banner-copy',
    versions: { schema: SCHEMA_VERSION, engine: ENGINE_VERSION, rubric: rubric.version },
    creative: creativeFacts(facts),
    adCopy: creative.copy ?? null,
    scoreBreakdown: categories,
    percentiles: percentilesOf(rubric, total),
    audits: [...total.audits],
    keyInsights: keyInsights(facts),
    recommendations,
    optimizationRecommendations: {
      ...copyAdvice(facts),
      platformAdaptations: platformAdaptations(placements, text),
    },
    abTestingIdeas: testIdeas(recommendations, total),
    performancePredictions: predict(facts),
    reasoningTransparency: reasoning(facts, categories),
    ...views(facts),
    platformRecommendations: platformAdvice(placements, text),
    placements: structuredClone(placements) as Analysis['placements'],
    elements: elements(facts),
    attention: attentionMap(facts),
    failures: Object.entries(gathered.failures).map(([measurement, reason]) => ({ measurement, reason })),
    words: EMBEDDED_WORDS,
  };
}

function copyAdvice(facts: Facts) {
  const copy = found(facts, 'copy') ?? null;
  const picture = {
    text: found(facts, 'text') ?? [],
    callToAction: found(facts, 'callToAction') ?? null,
    brand: found(facts, 'brand') ?? [],
  };
  return {
    copyEdits: copy ? suggestCopyEdits(copy, facts.total.audits) : [],
    ctaVariations: suggestCallsToAction({ copy, ...picture }),
    emotionalRewrites: rewriteForEmotion({ copy, ...picture }),
    audienceAlignment: alignAudience({ copy, ...picture }),
  };
}

function attentionMap(facts: Facts): Analysis['attention'] {
  const attention = found(facts, 'attention');
  if (!attention) return null;
  const { columns, rows, values, centres } = attention;
  return { columns, rows, values, centres: centres.map((centre) => ({ ...centre })) };
}
