import type { Analysis } from '@adjudge/contract';
import { shownScore } from '../../../../components/ui/band.ts';
import { useReport } from '../../model/report-state.ts';
import { DataTable } from '../data-table.tsx';
import { Swatch } from '../findings/colour-pair.tsx';

type Judged = { name: string; score: number | string | null; explanation: string };

const toRows = (items: readonly Judged[]) =>
  items.map(({ name, score, explanation }) => ({
    key: name,
    cells: [name, typeof score === 'number' ? shownScore(score) : (score ?? '–'), explanation],
  }));

const resonance = ({ resonanceScoreBreakdown: part }: Analysis): Judged[] => [
  { name: 'Clarity and readability', ...part.clarityReadability },
  { name: 'Emotional appeal', ...part.emotionalAppeal },
  { name: 'Call to action strength', ...part.callToActionStrength },
  { name: 'Relevance to audience', ...part.relevanceToAudience },
  { name: 'Overall predicted resonance', ...part.overallPredictedResonance },
];

const craft = (analysis: Analysis): Judged[] => [
  { name: 'Visual composition', ...analysis.visualComposition },
  { name: 'Colour', score: analysis.colorAnalysis.score, explanation: analysis.colorAnalysis.explanation },
  { name: 'Typography', ...analysis.typographyAnalysis },
  { name: 'Brand consistency', ...analysis.brandConsistency },
  {
    name: 'Technical quality',
    score: analysis.technicalQuality.assessment,
    explanation: analysis.technicalQuality.explanation,
  },
];

const overTime = ({ videoSpecificAnalysis: part }: Analysis): Judged[] =>
  part
    ? [
        { name: 'Opening hook', ...part.openingHook },
        { name: 'Pacing', ...part.pacing },
        { name: 'Motion', ...part.motion },
        { name: 'Storytelling', ...part.storytelling },
      ]
    : [];

/** The same checks seen three ways, of a video four; none of them is a second opinion. */
export function ScoreBreakdown() {
  const { analysis } = useReport();
  const head = ['Part', 'Score', 'Why'];
  return (
    <div className="grid gap-8">
      <DataTable
        caption="Categories"
        head={['Category', 'Score', 'Why']}
        figures={[1]}
        rows={toRows(
          analysis.scoreBreakdown.map(({ category, score, explanation }) => ({
            name: category,
            score,
            explanation,
          })),
        )}
      />
      <DataTable caption="Resonance" head={head} figures={[1]} rows={toRows(resonance(analysis))} />
      <DataTable caption="Craft" head={head} figures={[1]} rows={toRows(craft(analysis))} />
      {analysis.videoSpecificAnalysis ? (
        <DataTable caption="Over time" head={head} figures={[1]} rows={toRows(overTime(analysis))} />
      ) : null}
      <DominantColours colours={analysis.colorAnalysis.dominantColors} />
    </div>
  );
}

function DominantColours({ colours }: { colours: Analysis['colorAnalysis']['dominantColors'] }) {
  if (colours.length === 0) return null;
  return (
    <div>
      <h3 className="mb-3 text-md font-semibold">Dominant colours</h3>
      <ul className="flex flex-wrap gap-4">
        {colours.map(({ hex, share }) => (
          <li key={hex} className="flex items-center gap-2 font-mono text-sm">
            <Swatch hex={hex} />
            {Math.round(share * 100)} %
          </li>
        ))}
      </ul>
    </div>
  );
}
