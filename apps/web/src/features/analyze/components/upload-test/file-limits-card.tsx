import { LIMITS } from '@adjudge/contract';
import { Card } from './card.tsx';

const megabytes = (bytes: number): string => `${bytes / 1024 / 1024} MB`;

export const FileLimitsCard = () => (
  <Card title="File limits">
    <ul className="grid list-disc gap-1 pl-5 text-soft">
      <li>Images (JPEG, PNG, WebP, GIF): up to {megabytes(LIMITS.imageBytes)}, sent directly</li>
      <li>
        Videos up to {megabytes(LIMITS.directBytes)} (MP4, MOV, WebM, AVI): sent directly, with key frames if
        both fit
      </li>
      <li>
        Videos up to {megabytes(LIMITS.videoBytes)} (MP4, MOV, WebM): by cloud storage, then processed by key
      </li>
      <li>At most {LIMITS.videoSeconds} seconds. Every upload is graded and takes one grading.</li>
    </ul>
  </Card>
);
