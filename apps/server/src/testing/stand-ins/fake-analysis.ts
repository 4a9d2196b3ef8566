import { createHash } from 'node:crypto';
import { type Creative, sniffType } from '@adjudge/engine/intake';
import { type Analysis, EMBEDDED_WORDS, letterOf } from '@adjudge/engine/report';
import { isVideo } from '../../store/media-types.ts';

const judged = { score: 70, explanation: 'As measured.' };

/** A complete, valid analysis of this creative, without measuring anything. */
export function fakeAnalysis({ bytes, fileName, copy, told }: Creative, overallScore = 74.5): Analysis {
  const letter = letterOf(overallScore);
  const kind = isVideo(sniffType(bytes) ?? 'png') ? 'video' : 'banner';
  return {
    overallScore,
    grade: letter,
    interval: { low: 70, high: 79, lowGrade: 'C-', highGrade: 'C+' },
    deductions: [],
    ceiling: null,
    coverage: 0.9,
    verdict: 'A clear offer in a crowded picture.',
    kind: copy === undefined ? kind : `${kind}-copy`,
    versions: { schema: 1, engine: '0.1.0', rubric: 'banner-1' },
    creative: {
      type: kind === 'video' ? 'video' : 'image',
      url: '',
      alt: `Ad creative ${fileName}`,
      fileName,
      width: 600,
      height: 400,
      bytes: bytes.length,
      format: kind === 'video' ? 'mp4' : 'png',
      sha256: createHash('sha256').update(bytes).digest('hex'),
    },
    adCopy: copy ?? null,
    scoreBreakdown: [
      { id: 'attention', category: 'Attention', score: overallScore, weight: 1, explanation: 'All of it.' },
    ],
    percentiles: null,
    audits: [],
    keyInsights: { strengths: ['Strong contrast'], weaknesses: ['No button'] },
    recommendations: [],
    optimizationRecommendations: {
      copyEdits: [],
      ctaVariations: [],
      emotionalRewrites: [],
      audienceAlignment: [],
      platformAdaptations: [],
    },
    abTestingIdeas: [],
    performancePredictions: [],
    reasoningTransparency: { detailedExplanations: [], influencingElements: [], benchmarks: [] },
    resonanceScoreBreakdown: {
      clarityReadability: judged,
      emotionalAppeal: judged,
      callToActionStrength: judged,
      relevanceToAudience: judged,
      overallPredictedResonance: judged,
    },
    visualComposition: judged,
    colorAnalysis: { ...judged, dominantColors: [{ hex: '#336699', share: 1 }] },
    typographyAnalysis: judged,
    brandConsistency: judged,
    technicalQuality: { assessment: 'Good', explanation: 'Sharp enough.' },
    platformRecommendations: [],
    placements: [],
    elements: {
      text: [
        {
          text: 'Summer sale',
          role: 'headline',
          box: { x: 0.1, y: 0.1, w: 0.5, h: 0.1 },
          confidence: 0.9,
          contrast: 7,
        },
      ],
      faces: [],
      callToAction: null,
      brand: [],
    },
    understood: null,
    objective: null,
    told: told ?? null,
    attention: null,
    failures: [],
    words: EMBEDDED_WORDS,
  };
}
