import type { Analysis } from '@adjudge/contract';

const kilobytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Describes the file as it was uploaded. */
export function CreativeCaption({ creative }: { creative: Analysis['creative'] }) {
  const { fileName, width, height, bytes, format } = creative;
  return (
    <p className="flex flex-wrap justify-between gap-x-4 text-xs text-soft">
      <span className="min-w-0 truncate" title={fileName}>
        {fileName}
      </span>
      <span className="font-mono">
        {width} × {height} · {kilobytes(bytes)} · {format.toUpperCase()}
      </span>
    </p>
  );
}
