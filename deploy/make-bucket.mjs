// Creates the bucket that the S3_ settings name if it does not exist, and allows the product's pages to post to it.
import { CreateBucketCommand, HeadBucketCommand, PutBucketCorsCommand, S3Client } from '@aws-sdk/client-s3';

const { S3_BUCKET: Bucket, S3_ENDPOINT: endpoint, S3_REGION: region, PUBLIC_URL: origin } = process.env;
const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = process.env;
if (!Bucket || !origin) throw new Error('S3_BUCKET and PUBLIC_URL must be set');

const store = new S3Client({
  region: region || 'us-east-1',
  ...(endpoint && { endpoint, forcePathStyle: true }),
  ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
});
const isThere = await store.send(new HeadBucketCommand({ Bucket })).then(
  () => true,
  (error) => {
    if (error.$metadata?.httpStatusCode === 404) return false;
    throw error;
  },
);
if (!isThere) await store.send(new CreateBucketCommand({ Bucket }));
const rule = { AllowedMethods: ['POST'], AllowedOrigins: [new URL(origin).origin], AllowedHeaders: ['*'] };
await store.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules: [rule] } }));
process.stdout.write(`${Bucket} is ${isThere ? 'there' : 'made'}\n`);
