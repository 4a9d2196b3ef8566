import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';

export interface ExportFile {
  readonly name: string;
  readonly mediaType: string;
  /** A stream is sent while it is being produced. */
  readonly content: string | Uint8Array | Readable;
}

/** OpenAPI schema of a response that is a file of one of these types. */
export const fileResponseSchema = (mediaTypes: readonly string[]) => ({
  200: {
    description: 'The file.',
    content: Object.fromEntries(mediaTypes.map((type) => [type, { schema: z.any() }])),
  },
});

/** Headers allow only ASCII. A name with other characters is added in the encoded form that browsers read. */
const attachment = (name: string): string => {
  const plain = name.normalize('NFKD').replaceAll(/[^\w.-]+/g, '');
  const whole = plain === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`;
  return `attachment; filename="${plain}"${whole}`;
};

/** Sends a file for the browser to save, never to show. */
export const sendExport = (reply: FastifyReply, { name, mediaType, content }: ExportFile): FastifyReply =>
  reply
    .type(mediaType)
    .header('content-disposition', attachment(name))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(typeof content === 'string' || content instanceof Readable ? content : Buffer.from(content));
