import { LIMITS, formatBytes } from '@adjudge/contract';
import { Button } from '../../../../components/ui/button.tsx';
import { Notice } from '../../../../components/ui/notice.tsx';
import { Progress } from '../../../../components/ui/progress.tsx';
import type { CreativeType } from '../../../../lib/grading/check-creative.ts';
import type { Grading } from '../../use-grading.ts';
import { Card } from './card.tsx';

export interface SentFile {
  readonly file: File;
  readonly type: CreativeType;
  /** Storage key; null until the file has been stored, and for a direct upload. */
  readonly s3Key: string | null;
}

interface UploadResultCardProps {
  sent: SentFile;
  grading: Grading;
  done: boolean;
  onCancel: () => void;
  onRetry: () => void;
}

export function UploadResultCard({ sent, grading, done, onCancel, onRetry }: UploadResultCardProps) {
  const { file, s3Key } = sent;
  const sending = grading.phase === 'uploading' || grading.phase === 'preparing';
  const way = grading.phase === 'uploading' ? grading.way : file.size > LIMITS.directBytes ? 's3' : 'direct';
  return (
    <Card title={sending ? 'Uploading' : 'Upload result'}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <Row name="File">{file.name}</Row>
        <Row name="Size">{formatBytes(file.size)}</Row>
        <Row name="Upload type">{way}</Row>
        {s3Key === null ? null : <Row name="Key">{s3Key}</Row>}
      </dl>
      {grading.phase === 'uploading' ? (
        <>
          <Progress label="Uploading" value={grading.percent} />
          <p className="font-mono text-sm text-soft">
            {formatBytes(grading.loaded)} of {formatBytes(grading.total)}
          </p>
        </>
      ) : null}
      {grading.phase === 'waiting' ? <p role="status">Waiting for the connection...</p> : null}
      {sending ? (
        <Button variant="outline" size="sm" className="justify-self-start" onClick={onCancel}>
          Cancel upload
        </Button>
      ) : null}
      {grading.phase === 'failed' && !done ? (
        <Notice
          kind="error"
          title={s3Key === null ? 'Upload failed' : 'Not processed'}
          actions={
            <Button variant="outline" size="sm" onClick={onRetry}>
              Try Again
            </Button>
          }
        >
          {grading.failure.kind === 'error' ? grading.failure.message : 'Analysis Limit Reached'}
        </Notice>
      ) : null}
    </Card>
  );
}

const Row = ({ name, children }: { name: string; children: string }) => (
  <>
    <dt className="text-soft">{name}</dt>
    <dd className="min-w-0 break-all">{children}</dd>
  </>
);
