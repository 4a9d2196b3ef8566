import type { Placement } from '@adjudge/contract';
import { Button } from '../../../../components/ui/button.tsx';
import { CREATIVE_ELEMENT_ID, useReport } from '../../model/report-state.ts';
import { DataTable } from '../data-table.tsx';
import { ReportSection } from '../report-section.tsx';

const lost = ({ covered }: Placement): string =>
  covered.length === 0 ? 'nothing' : covered.map(({ text }) => `“${text}”`).join(', ');

/** Where the ad could run as it is, and what each placement would take from it. */
export function PlacementsSection() {
  const { analysis, showLayer } = useReport();
  const { placements, optimizationRecommendations, platformRecommendations } = analysis;
  const advice = [
    ...(optimizationRecommendations.platformAdaptations ?? []).map(
      ({ platform, change }) => `${platform}: ${change}`,
    ),
    ...platformRecommendations.flatMap(({ platform, recommendations }) =>
      recommendations.map((text) => `${platform}: ${text}`),
    ),
  ];
  if (placements.length === 0 && advice.length === 0) return null;
  return (
    <ReportSection title="Placements">
      {placements.length > 0 ? (
        <>
          <DataTable
            caption="How the creative fits each placement"
            head={['Placement', 'Score', 'Kept', 'Smallest words', 'Lost or covered']}
            figures={[1, 2, 3]}
            rows={placements.map((placement) => ({
              key: placement.id,
              cells: [
                `${placement.platform} ${placement.name}`,
                Math.round(placement.score),
                `${Math.round(placement.kept * 100)} %`,
                placement.smallestTextPx === null ? '–' : `${placement.smallestTextPx.toFixed(0)} px`,
                lost(placement),
              ],
            }))}
          />
          <Button
            variant="link"
            size="sm"
            className="mt-3"
            data-print="hide"
            onClick={() => {
              showLayer('Placements');
              document.getElementById(CREATIVE_ELEMENT_ID)?.scrollIntoView({ block: 'nearest' });
            }}
          >
            Draw a placement on the creative
          </Button>
        </>
      ) : null}
      <ul className="mt-3 grid max-w-[70ch] gap-2 text-md">
        {[...new Set(advice)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </ReportSection>
  );
}
