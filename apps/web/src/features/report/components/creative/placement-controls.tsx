import type { Placement } from '@adjudge/contract';
import { shownScore } from '../../../../components/ui/scores/band.ts';
import { useReport } from '../../model/report-state.ts';
import { Select } from '../../../../components/ui/fields/select.tsx';

interface PlacementControlsProps {
  placements: readonly Placement[];
  chosen: Placement;
  onChoose: (id: string) => void;
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

function facts(placement: Placement, seen: string): [string, string][] {
  const { kept, smallestTextPx, enoughPixels, withinWeight, covered, displayWidth, displayHeight } =
    placement;
  return [
    ['Shown at', `${displayWidth} × ${displayHeight}`],
    [`${seen} kept`, percent(kept)],
    ['Words lost or covered', covered.length === 0 ? 'none' : String(covered.length)],
    ['Smallest words', smallestTextPx === null ? 'no words' : `${smallestTextPx.toFixed(0)} px`],
    ['Pixels', enoughPixels ? 'enough' : 'too few'],
    ...(withinWeight === null
      ? []
      : ([['File weight', withinWeight ? 'within the limit' : 'over the limit']] satisfies [
          string,
          string,
        ][])),
  ];
}

export default function PlacementControls({ placements, chosen, onChoose }: PlacementControlsProps) {
  const seen = useReport().analysis.creative.type === 'video' ? 'Frame' : 'Picture';
  return (
    <div className="grid gap-4">
      <Select
        label="Placement"
        value={chosen.id}
        onChange={onChoose}
        options={placements.map(({ id, platform, name, score }) => ({
          value: id,
          label: `${platform} ${name} · ${shownScore(score)}`,
        }))}
      />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:grid-cols-3">
        {facts(chosen, seen).map(([term, value]) => (
          <div key={term}>
            <dt className="text-soft">{term}</dt>
            <dd className="font-mono">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
