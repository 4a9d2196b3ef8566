interface MarkProps {
  number: number;
  x: number;
  y: number;
  width: number;
  height: number;
  colour: string;
}

const Mark = ({ number, x, y, width, height, colour }: MarkProps) => (
  <g>
    <rect x={x} y={y} width={width} height={height} fill="none" stroke={colour} strokeWidth="2" />
    <rect x={x - 24} y={y} width="24" height="24" fill={colour} />
    <text
      x={x - 12}
      y={y + 16.5}
      fontSize="13"
      textAnchor="middle"
      fill="var(--on-mark)"
      className="font-mono font-medium"
    >
      {number}
    </text>
  </g>
);

/** An invented lamp seller. Its colours are fixed: an ad does not change with the theme. */
export const SampleAd = () => (
  <svg
    viewBox="0 0 640 480"
    role="img"
    aria-label="An ad for a desk lamp: headline, offer and button, each in a numbered box"
    className="block w-full"
  >
    <rect width="640" height="480" fill="#e9c9a0" />
    <path d="M468 160 L628 372 H308 Z" fill="#f6e3bd" />
    <ellipse cx="468" cy="372" rx="160" ry="24" fill="#f6e3bd" />
    <g stroke="#2c3a3f" strokeWidth="13" strokeLinecap="round" fill="none">
      <path d="M350 366 L404 250 L330 150" />
      <path d="M330 150 L420 118" />
    </g>
    <path d="M300 372 H400 A50 20 0 0 0 300 372Z" fill="#2c3a3f" />
    <circle cx="404" cy="250" r="12" fill="#b8502f" />
    <circle cx="330" cy="150" r="12" fill="#b8502f" />
    <path d="M404 92 L500 126 A52 52 0 0 1 408 160 Z" fill="#b8502f" />
    <text x="48" y="96" fontSize="46" fontWeight="800" fill="#2c3a3f" letterSpacing="-1">
      Work late,
    </text>
    <text x="48" y="144" fontSize="46" fontWeight="800" fill="#2c3a3f" letterSpacing="-1">
      softly.
    </text>
    <text x="48" y="196" fontSize="19" fontWeight="600" fill="#f9f2e4">
      A third off every lamp this week
    </text>
    <rect x="48" y="404" width="132" height="42" rx="6" fill="#c9a06b" />
    <text x="114" y="431" fontSize="17" fontWeight="600" fill="#e9c9a0" textAnchor="middle">
      Learn more
    </text>
    <text x="598" y="440" fontSize="22" fontWeight="800" fill="#2c3a3f" textAnchor="end" letterSpacing="3">
      NOOK
    </text>
    <Mark number={3} x={40} y={52} width={256} height={106} colour="var(--mark)" />
    <Mark number={1} x={40} y={172} width={306} height={36} colour="var(--mark-cost)" />
    <Mark number={2} x={40} y={396} width={148} height={58} colour="var(--mark-cost)" />
  </svg>
);
