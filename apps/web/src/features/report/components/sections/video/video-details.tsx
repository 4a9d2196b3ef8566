import { type VideoMetadata, formatBytes, formatAspectRatio, withNonBreakingSpaces } from '@adjudge/contract';
import { useReport } from '../../../model/report-state.ts';
import { FoldedSection } from '../../folded-section.tsx';

const UNKNOWN = 'unknown';

function details(video: VideoMetadata): [string, string][] {
  const { duration, format, fileSize, dimensions, aspectRatio } = video;
  const { width, height } = dimensions;
  const measured = width > 0 && height > 0;
  return [
    ['Duration', `${Number(duration.toFixed(1))} s`],
    ['Format', format.toUpperCase()],
    ['Size', formatBytes(fileSize)],
    ['Dimensions', measured ? `${width} × ${height} px` : UNKNOWN],
    ['Aspect ratio', aspectRatio > 0 ? formatAspectRatio(aspectRatio) : UNKNOWN],
    ['Frames looked at', video.frameAnalysisAvailable ? String(video.extractedFrames) : 'none'],
  ];
}

/** Facts about the file as it was decoded. */
export function VideoDetails() {
  const video = useReport().analysis.videoMetadata;
  if (!video) return null;
  return (
    <FoldedSection
      id="video-details"
      title="Video details"
      aside={`${Number(video.duration.toFixed(1))} s · ${formatBytes(video.fileSize)}`}
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-3" data-print="whole">
        {details(video).map(([term, value]) => (
          <div key={term}>
            <dt className="text-soft">{term}</dt>
            <dd className="font-mono">{withNonBreakingSpaces(value)}</dd>
          </div>
        ))}
      </dl>
      {video.frameAnalysisAvailable ? null : (
        <p className="text-sm text-soft">
          We could not read the frames, so the checks that need them were skipped.
        </p>
      )}
    </FoldedSection>
  );
}
