import { LIMITS } from '@adjudge/contract';
import { Notice } from '../../../components/ui/notice.tsx';
import type { ChosenCreative } from '../use-creative.ts';

export function VideoBanner({ creative: { file, type, video } }: { creative: ChosenCreative }) {
  if (type === 'image') return null;
  return (
    <Notice kind="info" title="Video analysis">
      {video
        ? `${Math.round(video.duration)} s of ${LIMITS.videoSeconds}. `
        : 'Your browser cannot read this video; the server decodes it itself. '}
      {file.size > LIMITS.directBytes
        ? 'Over 6 MB it is uploaded to storage first and graded from there.'
        : `It goes straight to grading${video ? ', with key frames captured by your browser' : ''}.`}{' '}
      It uses one video grading.
    </Notice>
  );
}
