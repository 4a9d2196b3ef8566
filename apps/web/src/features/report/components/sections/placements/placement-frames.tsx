import { type Box, type Placement, clipToFrame, misfitReasons, smallTextNote } from '@adjudge/contract';
import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { type CSSProperties, Suspense, lazy, useState } from 'react';
import { posterOf } from '../../../model/poster.ts';
import { boxStyle } from '../../../model/box-style.ts';
import { useReport } from '../../../model/report-state.ts';

const PlatformSelect = lazy(() => import('./platform-select.tsx'));

const ALL = 'All platforms';

/** Every placement as a small frame in its true aspect ratio, with what it shows of the creative. */
export function PlacementFrames() {
  const { analysis, openFolds } = useReport();
  const { placements } = analysis;
  const [platform, setPlatform] = useState(ALL);
  const platforms = [ALL, ...new Set(placements.map((placement) => placement.platform))];
  const shown = placements.filter((placement) => platform === ALL || placement.platform === platform);
  const fitting = shown.filter(({ fits }) => fits).length;
  return (
    <div className="pt-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-h-18 print:hidden">
          {openFolds.has('placements') ? (
            <Suspense>
              <PlatformSelect platforms={platforms} chosen={platform} onChoose={setPlatform} />
            </Suspense>
          ) : null}
        </div>
        <p className="text-sm text-soft" role="status">
          It fits {fitting} of {shown.length} placements as it is
        </p>
      </div>
      <ul
        aria-label="The creative in each placement"
        className="mt-5 flex flex-wrap items-end gap-x-6 gap-y-8 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:pb-4"
        // On a phone it is a strip that scrolls sideways, so it must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {shown.map((placement) => (
          <PlacementFrame key={placement.id} placement={placement} />
        ))}
      </ul>
      <p className="mt-5 text-sm text-soft">
        Dotted: what the platform’s own controls leave free. Red: words that are cut off or covered.
      </p>
    </div>
  );
}

/** Maximum size of a frame in rem. */
const MOST = { width: 13, height: 12 } as const;

function PlacementFrame({ placement }: { placement: Placement }) {
  const { creative } = useReport().analysis;
  const { platform, name, ratio, crop, safeZone, covered, fits, displayWidth, displayHeight } = placement;
  const width = Math.min(MOST.width, MOST.height * ratio);
  const zone = safeZone ? clipToFrame(safeZone, crop) : null;
  const small = smallTextNote(placement);
  return (
    <li className="w-52 shrink-0" data-print="whole">
      <div
        className="relative overflow-hidden bg-well ring-1 ring-field"
        style={{ width: `${width}rem`, aspectRatio: `${ratio}` }}
      >
        <img
          src={creative.type === 'video' ? posterOf(creative) : creative.url}
          alt={`The creative as ${platform} ${name} shows it`}
          loading="lazy"
          className="absolute max-w-none"
          style={cropped(crop)}
        />
        {zone ? (
          <span
            aria-hidden
            className="absolute border border-dotted border-white outline outline-dotted outline-black/60"
            style={boxStyle(zone)}
          />
        ) : null}
        {covered.map(({ text, box }) => {
          const left = clipToFrame(box, crop);
          return left ? (
            <span
              key={`${text} ${box.x} ${box.y}`}
              aria-hidden
              className="absolute bg-mark-cost/30 outline-[1.5px] outline-mark-cost"
              style={boxStyle(left)}
            />
          ) : null;
        })}
      </div>
      <h3 className="mt-2.5 text-md leading-snug font-semibold">
        {platform} {name}
      </h3>
      <p className="font-mono text-xs text-soft">
        shown at {displayWidth} × {displayHeight}
      </p>
      <p
        className={clsx('mt-1 flex items-center gap-1.5 text-sm', fits ? 'text-good-text' : 'text-poor-text')}
      >
        {fits ? <Check aria-hidden className="size-4" /> : <X aria-hidden className="size-4" />}
        {fits ? 'fits as it is' : 'does not fit as it is'}
      </p>
      <ul className="text-sm text-soft">
        {[...misfitReasons(placement, creative), ...(small === null ? [] : [small])].map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </li>
  );
}

/** Enlarges the whole picture so that the crop fills the frame. */
const cropped = ({ x, y, w, h }: Box): CSSProperties =>
  boxStyle({ x: -x / w, y: -y / h, w: 1 / w, h: 1 / h });
