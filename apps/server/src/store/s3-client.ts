import { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from './s3-settings.ts';

const CONNECT_MILLISECONDS = 5_000;
/** Until an answer begins. Two more attempts follow. */
const ANSWER_MILLISECONDS = 60_000;

/** Works with stores other than Amazon's: no SDK checksums, and the bucket in the path. */
export const s3Client = ({ endpoint, region, keys }: S3Settings): S3Client =>
  new S3Client({
    region,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MILLISECONDS,
      requestTimeout: ANSWER_MILLISECONDS,
      throwOnRequestTimeout: true,
    },
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(keys === null ? {} : { credentials: keys }),
  });
