import { heatPixels } from '@adjudge/contract';
import { useEffect, useRef } from 'react';
import { useReport } from '../../model/report-state.ts';

/** The attention map over the picture, with the places where the eye is predicted to stop, in that order. */
export function AttentionLayer({ opacity }: { opacity: number }) {
  const { attention } = useReport().analysis;
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const context = attention ? canvas.current?.getContext('2d') : null;
    if (!attention || !context) return;
    const image = context.createImageData(attention.columns, attention.rows);
    image.data.set(heatPixels(attention));
    context.putImageData(image, 0, 0);
  }, [attention]);

  if (!attention) return null;
  return (
    <div className="pointer-events-none absolute inset-0 overflow-hidden" data-testid="attention">
      <canvas
        ref={canvas}
        width={attention.columns}
        height={attention.rows}
        className="size-full"
        style={{ opacity }}
        aria-hidden
      />
      <ol aria-label="Where the eye is predicted to stop">
        {attention.centres.slice(0, 5).map(({ x, y, share }, index) => (
          <li
            key={`${x} ${y}`}
            className="absolute grid size-8 -translate-1/2 place-items-center rounded-full border-2 border-white bg-black/65 font-mono text-xs font-medium text-white"
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          >
            {index + 1}
            <span className="sr-only">: {Math.round(share * 100)}% of predicted attention</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
