import { type Placement, lostWords, platformAdvice, withNonBreakingSpaces } from '@adjudge/contract';
import { shownScore } from '../../../../../components/ui/scores/band.ts';
import { Disclosure } from '../../../../../components/ui/disclosure.tsx';
import { Button } from '../../../../../components/ui/button.tsx';
import { CREATIVE_ELEMENT_ID, STAGE_ELEMENT_ID, useReport } from '../../../model/report-state.ts';
import { DataTable } from '../../data-table.tsx';
import { FoldedSection } from '../../folded-section.tsx';
import { PlacementFrames } from './placement-frames.tsx';

/** Where the ad could run as it is, and what each placement would cut off or cover. */
export function PlacementsSection() {
  const { analysis, showLayer } = useReport();
  const { placements } = analysis;
  const advice = platformAdvice(analysis);
  if (placements.length === 0 && advice.length === 0) return null;
  return (
    <FoldedSection id="placements" title="Placements" aside={fittingText(placements)}>
      {placements.length > 0 ? (
        <>
          <PlacementFrames />
          <Disclosure
            tone="quiet"
            headingLevel={3}
            title="Figures of every placement"
            aside={placements.length}
          >
            <DataTable
              caption="How the creative fits each placement"
              head={['Placement', 'Score', 'Kept', 'Smallest words', 'Lost or covered']}
              figures={[1, 2, 3]}
              rows={placements.map((placement) => ({
                key: placement.id,
                cells: [
                  `${placement.platform} ${placement.name}`,
                  shownScore(placement.score),
                  `${Math.round(placement.kept * 100)}%`,
                  placement.smallestTextPx === null ? '–' : `${placement.smallestTextPx.toFixed(0)} px`,
                  lostWords(placement),
                ],
              }))}
            />
          </Disclosure>
          <Button
            variant="link"
            size="sm"
            className="mt-3"
            data-print="hide"
            onClick={() => {
              showLayer('Placements');
              const stage = analysis.creative.type === 'video' ? STAGE_ELEMENT_ID : CREATIVE_ELEMENT_ID;
              document.getElementById(stage)?.scrollIntoView({ block: 'nearest' });
            }}
          >
            Draw a placement on the creative
          </Button>
        </>
      ) : null}
      <div className="mt-4">
        {advice.map(([platform, texts]) => (
          <PlatformAdvice key={platform} platform={platform} texts={texts} />
        ))}
      </div>
    </FoldedSection>
  );
}

const fittingText = (placements: readonly Placement[]): string | undefined =>
  placements.length === 0
    ? undefined
    : `fits ${placements.filter(({ fits }) => fits).length} of ${placements.length}`;

const PlatformAdvice = ({ platform, texts }: { platform: string; texts: readonly string[] }) => (
  <Disclosure tone="quiet" headingLevel={3} title={`Advice for ${platform}`} aside={texts.length}>
    <ul className="grid max-w-[80ch] gap-2 text-md">
      {texts.map((text) => (
        <li key={text} className="break-words">
          {withNonBreakingSpaces(text)}
        </li>
      ))}
    </ul>
  </Disclosure>
);
