import type { AnalyzedCreative, Box, Correction } from '@adjudge/contract';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { type Direction, type Place, areaBetween, isArea, nearestPlace } from '../../model/correcting.ts';
import { posterOf } from '../../model/poster.ts';
import { AreaBox } from './area-box.tsx';
import { PlaceBox } from './place-box.tsx';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Initial position of an area: the center, where it is seen at once. */
const AT_FIRST: Box = { x: 0.35, y: 0.35, w: 0.3, h: 0.3 };

interface Drawing {
  readonly is: 'protect' | 'subject';
  readonly box: Box;
}

interface StageProps {
  places: readonly Place[];
  creative: AnalyzedCreative['creative'];
  onCall: (box: Box, is: Correction['is'] | null) => void;
}

/** The creative with its lines marked. It is one tab stop; arrow keys move between lines, Enter says what a line is. */
export function Stage({ places, creative, onCall }: StageProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const corner = useRef<{ x: number; y: number }>(null);
  const opener = useRef<HTMLElement>(null);
  const current = places.find(({ key }) => key === chosen) ?? places[0];

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const direction = DIRECTIONS[event.key];
    const key = (event.target as HTMLElement).dataset['place'];
    const from = places.find((place) => place.key === key);
    // Handled before the menu sees the event: an arrow key would open it.
    if (!direction || !from) return;
    event.preventDefault();
    event.stopPropagation();
    const next = nearestPlace(places, from, direction);
    setChosen(next.key);
    board.current?.querySelector<HTMLElement>(`[data-place="${next.key}"]`)?.focus();
  };
  const at = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = board.current!.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const begin = (is: Drawing['is'], button: HTMLElement) => {
    opener.current = button;
    setDrawing({ is, box: AT_FIRST });
  };
  const end = (place: boolean) => {
    if (place && drawing) onCall(drawing.box, drawing.is);
    setDrawing(null);
    opener.current?.focus();
  };
  const pictureUrl = creative.type === 'video' ? posterOf(creative) : creative.url;

  return (
    <div className="grid content-start gap-3">
      <div
        ref={board}
        role="group"
        aria-label="Lines on the creative. Use the arrow keys to move between lines, and Enter to say what a line is."
        data-testid="correct-stage"
        className="relative mx-auto w-full touch-none overflow-hidden bg-well ring-1 ring-rule select-none"
        style={{
          aspectRatio: `${Math.max(1, creative.width)} / ${Math.max(1, creative.height)}`,
          maxWidth: `calc(60dvh * ${Math.max(1, creative.width) / Math.max(1, creative.height)})`,
          touchAction: drawing ? 'none' : 'auto',
        }}
        onKeyDownCapture={move}
        onPointerDown={(event) => {
          if (!drawing) return;
          corner.current = at(event);
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          const from = corner.current;
          if (drawing && from) setDrawing({ ...drawing, box: areaBetween(from, at(event)) });
        }}
        onPointerUp={() => {
          corner.current = null;
          if (drawing && !isArea(drawing.box)) setDrawing({ ...drawing, box: AT_FIRST });
        }}
      >
        <img src={pictureUrl} alt="" className="block size-full" draggable={false} />
        {places.map((place) => (
          <PlaceBox
            key={place.key}
            place={place}
            tabbable={place === current && drawing === null}
            asleep={drawing !== null}
            onFocus={() => setChosen(place.key)}
            onCall={(is) => onCall(place.box, is)}
          />
        ))}
        {drawing ? (
          <AreaBox
            is={drawing.is}
            box={drawing.box}
            onChange={(box) => setDrawing({ ...drawing, box })}
            onEnd={end}
          />
        ) : null}
      </div>
      {drawing ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="grow text-sm text-soft">
            Drag on the creative, or move the area with the arrow keys and resize it with Shift and arrow
            keys.
          </p>
          <Button size="sm" onClick={() => end(true)}>
            Place area
          </Button>
          <Button variant="outline" size="sm" onClick={() => end(false)}>
            Discard area
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" size="sm" onClick={(event) => begin('subject', event.currentTarget)}>
            Mark the main subject
          </Button>
          <Button variant="outline" size="sm" onClick={(event) => begin('protect', event.currentTarget)}>
            Mark an area to protect
          </Button>
        </div>
      )}
    </div>
  );
}
