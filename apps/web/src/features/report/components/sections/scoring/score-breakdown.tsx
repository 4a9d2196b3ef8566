import { type Analysis, type ScorePart, isExplained, scoreViews } from '@adjudge/contract';
import { BAND_TEXT, BAND_WORD, shownBand, shownScore } from '../../../../../components/ui/scores/band.ts';
import { useReport } from '../../../model/report-state.ts';
import { DataTable } from '../../data-table.tsx';
import { Swatch } from '../../findings/color-pair.tsx';

const toRows = (parts: readonly ScorePart[], hasReasons: boolean) =>
  parts.map(({ name, score, explanation }) => ({
    key: name,
    cells: [
      name,
      typeof score === 'number' ? <BandScore key="score" score={score} /> : (score ?? '–'),
      ...(hasReasons ? [explanation] : []),
    ],
  }));

/** The score, with its band as a color and as a word. */
function BandScore({ score }: { score: number }) {
  const band = shownBand(score);
  return (
    <span className={BAND_TEXT[band]} data-band={band}>
      {shownScore(score)} <span className="text-xs">{BAND_WORD[band]}</span>
    </span>
  );
}

/** The report's checks, arranged in other ways. */
export function ScoreBreakdown() {
  const { analysis } = useReport();
  return (
    <div className="grid gap-8">
      {scoreViews(analysis).map((view, index) => (
        <DataTable
          key={view.name}
          caption={view.name}
          head={[index === 0 ? 'Category' : 'Part', 'Score', ...(isExplained(view) ? ['Why'] : [])]}
          figures={[1]}
          rows={toRows(view.parts, isExplained(view))}
        />
      ))}
      <DominantColors colours={analysis.colorAnalysis.dominantColors} />
    </div>
  );
}

function DominantColors({ colours }: { colours: Analysis['colorAnalysis']['dominantColors'] }) {
  if (colours.length === 0) return null;
  return (
    <div>
      <h3 className="mb-3 text-md font-semibold">Dominant colors</h3>
      <ul className="flex flex-wrap gap-4">
        {colours.map(({ hex, share }) => (
          <li key={hex} className="flex items-center gap-2 font-mono text-sm">
            <Swatch hex={hex} />
            {Math.round(share * 100)}%
          </li>
        ))}
      </ul>
    </div>
  );
}
