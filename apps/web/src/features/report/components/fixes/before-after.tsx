import type { WhatIfPicture } from '@adjudge/contract';
import { type CSSProperties, useState } from 'react';

interface BeforeAfterProps {
  pair: { readonly before: WhatIfPicture; readonly after: WhatIfPicture };
  /** Returns the URL of a picture by its name. */
  urlOf: (name: string) => string;
  /** What was changed in the picture. */
  change: string;
  /** Initial position of the edge, in percent from the left. */
  start?: number;
}

/** Overlays both pictures with a movable edge. Pictures of different sizes are shown side by side. */
export function BeforeAfter(props: BeforeAfterProps) {
  const { before, after } = props.pair;
  return before.width === after.width && before.height === after.height ? (
    <Overlaid {...props} />
  ) : (
    <SideBySide {...props} />
  );
}

const TAG = 'pointer-events-none absolute top-2 bg-black/70 px-2 py-0.5 text-2xs text-white';

function Overlaid({ pair: { before, after }, urlOf, change, start = 50 }: BeforeAfterProps) {
  const [shown, setShown] = useState(start);
  const size = { width: before.width, height: before.height };
  const edge: CSSProperties = { left: `${shown}%` };
  return (
    <figure className="relative mx-auto w-full select-none has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <img
        src={urlOf(after.name)}
        alt={`After: ${change}`}
        {...size}
        className="block h-auto w-full"
        loading="lazy"
      />
      <img
        src={urlOf(before.name)}
        alt={`Before: ${change}`}
        {...size}
        loading="lazy"
        className="absolute inset-0 block size-full"
        style={{ clipPath: `inset(0 ${100 - shown}% 0 0)` }}
      />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white shadow-[0_0_0_1px_#000]"
        style={edge}
      />
      <span aria-hidden className={`${TAG} left-2`}>
        before
      </span>
      <span aria-hidden className={`${TAG} right-2`}>
        after
      </span>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={shown}
        onChange={({ target }) => setShown(Number(target.value))}
        aria-label={`Before and after: ${change}`}
        aria-valuetext={`${shown}% before, ${100 - shown}% after`}
        className="absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
      />
    </figure>
  );
}

const SideBySide = ({ pair: { before, after }, urlOf, change }: BeforeAfterProps) => (
  <div className="grid grid-cols-2 items-start gap-3">
    {(
      [
        ['before', before],
        ['after', after],
      ] as const
    ).map(([word, { name, width, height }]) => (
      <figure key={word} className="min-w-0">
        <img
          src={urlOf(name)}
          alt={`${word === 'before' ? 'Before' : 'After'}: ${change}`}
          width={width}
          height={height}
          loading="lazy"
          className="block h-auto w-full"
        />
        <figcaption className="mt-1 text-xs text-soft">{word}</figcaption>
      </figure>
    ))}
  </div>
);
