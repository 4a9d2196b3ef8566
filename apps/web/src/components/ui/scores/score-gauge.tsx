import { BAND_FILL, BAND_WORD, shownBand, shownScore } from './band.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

const RADIUS = 64;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;
/** Three quarters of a circle, open at the bottom. */
const SWEEP = CIRCUMFERENCE * 0.75;

interface ScoreGaugeProps {
  /** 0..100; null when too little could be measured. */
  score: number | null;
  interval?: { readonly low: number; readonly high: number };
  /** Pixels at the default font size. Scales with the font size. */
  size?: number;
  className?: string;
}

/** The score as an arc that fills once, with a thin line over its possible range. */
export function ScoreGauge({ score, interval, size = 148, className }: ScoreGaugeProps) {
  const band = shownBand(score);
  const shown = score === null ? null : shownScore(score);
  const range =
    score !== null && interval ? `${shownScore(interval.low)} to ${shownScore(interval.high)}` : null;
  const spoken = `${shown} of 100, ${BAND_WORD[band]}${range ? `, likely ${range}` : ''}`;
  return (
    <div className={className} style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}>
      {shown === null ? (
        <VisuallyHidden>No score</VisuallyHidden>
      ) : (
        <meter
          className="sr-only"
          aria-label="Overall score"
          min={0}
          max={100}
          value={shown}
          aria-valuetext={spoken}
        />
      )}
      <svg viewBox="0 0 148 148" className="size-full" aria-hidden>
        <g fill="none" transform="rotate(135 74 74)">
          <Arc from={0} to={100} width={8} color="var(--rule)" />
          {score === null ? null : <Arc from={0} to={score} width={8} color={BAND_FILL[band]} filling />}
          {range && interval ? (
            <Arc from={interval.low} to={interval.high} width={1.5} radius={72} color="var(--ink)" />
          ) : null}
        </g>
        <text
          x="74"
          y="91"
          textAnchor="middle"
          fontSize="52"
          fontWeight="700"
          letterSpacing="-2"
          fill="var(--ink)"
        >
          {shown ?? '–'}
        </text>
        {range ? (
          <text x="74" y="129" textAnchor="middle" fontSize="13" fill="var(--soft)">
            {range}
          </text>
        ) : null}
      </svg>
    </div>
  );
}

interface ArcProps {
  from: number;
  to: number;
  width: number;
  color: string;
  radius?: number;
  filling?: boolean;
}

function Arc({ from, to, width, color, radius = RADIUS, filling = false }: ArcProps) {
  const full = (SWEEP * radius) / RADIUS;
  const length = (full * (to - from)) / 100;
  return (
    <circle
      cx="74"
      cy="74"
      r={radius}
      stroke={color}
      strokeWidth={width}
      strokeDasharray={`${length} ${full * 2}`}
      strokeDashoffset={-(full * from) / 100}
      className={filling ? 'animate-fill' : undefined}
      style={filling ? { '--arc': `${length}` } : undefined}
    />
  );
}
