import type { Analysis } from '../report.ts';
import { OVERALL, auditFact, categoryFact } from './fact-sheet.ts';
import { countedAudits } from './facts.ts';

export type PieceKind = 'verdict' | 'category' | 'recommendation' | 'test' | 'emotion' | 'edit';

/** One text of the report that a writer may rewrite. */
export interface Piece {
  readonly id: string;
  readonly kind: PieceKind;
  /** What the text is about: the emotion, the advice's title, the sentence to correct. */
  readonly about: string;
  /** The template text. It stays unless the writer's text passes the checks. */
  readonly draft: string;
  /** Ids of the facts the text may use. Rewrites use only the ad's own words. */
  readonly facts: readonly string[];
}

/** Texts by piece id. A piece without an entry keeps its current text. */
export type Words = ReadonlyMap<string, string>;

/** Few people read further down, and each extra piece adds a second of waiting. Chosen by judgment. */
const MOST_RECOMMENDATIONS = 6;

/** A verdict may mention this many of the costliest audits and this many of the highest-earning ones. */
const MOST_IN_VERDICT = 6;

/** The pieces of a report, in reading order. Copy edits with a measured gain are left out: the gain holds only for their exact text. */
export function piecesOf(analysis: Analysis): Piece[] {
  const { scoreBreakdown, recommendations, abTestingIdeas, optimizationRecommendations } = analysis;
  const advised = recommendations.slice(0, MOST_RECOMMENDATIONS);
  return [
    verdictPiece(analysis),
    ...scoreBreakdown
      .filter(({ score, explanation }) => score !== null && explanation !== '')
      .map(({ id, category, explanation }) =>
        piece('category', id, category, explanation, [categoryFact(id), ...auditsOf(analysis, id)]),
      ),
    ...advised.map(({ id, title, text, audit }) =>
      piece('recommendation', id, title, text, [auditFact(audit)]),
    ),
    ...abTestingIdeas.map(({ testName, variant }, index) =>
      piece('test', index + 1, testName, variant, [OVERALL]),
    ),
    ...optimizationRecommendations.emotionalRewrites.map(({ emotion, text }, index) =>
      piece('emotion', index + 1, emotion, text, []),
    ),
    ...optimizationRecommendations.copyEdits.flatMap(({ original, revised, points }, index) =>
      points === null ? [piece('edit', index + 1, original, revised, [])] : [],
    ),
  ];
}

const piece = (
  kind: PieceKind,
  name: string | number,
  about: string,
  draft: string,
  facts: readonly string[],
): Piece => ({ id: idOf(kind, name), kind, about, draft, facts });

const idOf = (kind: PieceKind, name: string | number): string => `${kind}:${name}`;

function verdictPiece({ verdict, audits }: Analysis): Piece {
  const weighed = countedAudits(audits);
  const costly = weighed.toSorted((a, b) => b.pointsLost - a.pointsLost).slice(0, MOST_IN_VERDICT);
  const earning = weighed
    .toSorted((a, b) => b.pointsPossible - b.pointsLost - (a.pointsPossible - a.pointsLost))
    .slice(0, MOST_IN_VERDICT);
  const named = new Set([...costly, ...earning].map(({ id }) => auditFact(id)));
  return {
    id: 'verdict',
    kind: 'verdict',
    about: 'the whole ad',
    draft: verdict,
    facts: [OVERALL, ...named],
  };
}

const auditsOf = ({ audits }: Analysis, category: string): string[] =>
  countedAudits(audits)
    .filter((audit) => audit.category === category && audit.status === 'measured')
    .map(({ id }) => auditFact(id));

/** Returns the report with these texts in place and nothing else changed. */
export function setWords(analysis: Analysis, words: Words): Analysis {
  const textFor = (kind: PieceKind, name: string | number, present: string): string =>
    words.get(idOf(kind, name)) ?? present;
  const { copyEdits, emotionalRewrites } = analysis.optimizationRecommendations;
  return {
    ...analysis,
    verdict: words.get('verdict') ?? analysis.verdict,
    scoreBreakdown: analysis.scoreBreakdown.map((category) => ({
      ...category,
      explanation: textFor('category', category.id, category.explanation),
    })),
    recommendations: analysis.recommendations.map((advice) => ({
      ...advice,
      text: textFor('recommendation', advice.id, advice.text),
    })),
    abTestingIdeas: analysis.abTestingIdeas.map((idea, index) => ({
      ...idea,
      variant: textFor('test', index + 1, idea.variant),
    })),
    optimizationRecommendations: {
      ...analysis.optimizationRecommendations,
      emotionalRewrites: emotionalRewrites.map((rewrite, index) => ({
        ...rewrite,
        text: textFor('emotion', index + 1, rewrite.text),
      })),
      copyEdits: copyEdits.map((edit, index) => ({
        ...edit,
        revised: textFor('edit', index + 1, edit.revised),
      })),
    },
  };
}
