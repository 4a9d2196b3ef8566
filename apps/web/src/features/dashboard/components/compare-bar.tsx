import { LIMITS } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { CreativeThumbnail } from '../../../components/creative-thumbnail.tsx';
import { Button, buttonStyle } from '../../../components/ui/button.tsx';
import { keepFocusNear } from '../../../components/ui/keep-focus-near.ts';
import { useCampaignDialog } from '../../../components/on-demand-dialogs.ts';
import type { ComparisonSelection } from '../use-comparison-selection.ts';

/** The analyses chosen for a comparison. Stays in view while the list scrolls. */
export function CompareBar({ choice }: { choice: ComparisonSelection }) {
  const { length } = choice.chosen;
  const said = length === 0 ? '' : selectionText(choice);
  return (
    <>
      {/* Rendered before anything is chosen: a live region that appears with its text is not announced. */}
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {length === 0 ? null : <Chosen choice={choice} said={said} />}
    </>
  );
}

const selectionText = ({ chosen: { length }, full }: ComparisonSelection): string =>
  `${length} chosen${length < LIMITS.compareMin ? ', choose one more' : ''}${full ? ' (the most you can compare)' : ''}`;

/** The campaign that all of them are in; null when they are in none or in several. */
function sharedCampaign(chosen: ComparisonSelection['chosen']): string | null {
  const [first] = chosen;
  const same = chosen.every(({ campaignId }) => campaignId === first?.campaignId);
  return same ? (first?.campaignId ?? null) : null;
}

function Chosen({ choice: { chosen, clear }, said }: { choice: ComparisonSelection; said: string }) {
  const moving = useCampaignDialog();
  const bar = useRef<HTMLElement>(null);
  const clearAll = () => {
    if (bar.current) keepFocusNear(bar.current);
    clear();
  };
  const ready = chosen.length >= LIMITS.compareMin;
  return (
    <section
      ref={bar}
      aria-label="Chosen to compare"
      data-stuck="bottom"
      className="sticky bottom-0 z-10 -mx-4.5 mt-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-ink bg-sheet px-4.5 py-3 sm:-mx-10 sm:px-10"
    >
      <ul aria-hidden className="flex gap-2">
        {chosen.map(({ publicId, creative }) => (
          <li key={publicId}>
            <CreativeThumbnail creative={creative} className="size-10" />
          </li>
        ))}
      </ul>
      <p className="grow text-sm">{said}</p>
      {moving.dialog}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          onClick={() =>
            moving.show({
              analysisIds: chosen.map(({ publicId }) => publicId),
              campaignId: sharedCampaign(chosen),
              onMoved: clearAll,
            })
          }
        >
          Move to a campaign
        </Button>
        <Button variant="ghost" onClick={clearAll}>
          Clear
        </Button>
        {ready ? (
          <Link
            to="/compare"
            search={{ ids: chosen.map(({ publicId }) => publicId).join(',') }}
            className={buttonStyle()}
          >
            Compare {chosen.length}
          </Link>
        ) : (
          <Button disabled>Compare</Button>
        )}
      </div>
    </section>
  );
}
