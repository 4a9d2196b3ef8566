import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';

export interface ExportFile {
  readonly name: string;
  readonly mediaType: string;
  /** A stream is sent while it is made. */
  readonly content: string | Uint8Array | Readable;
}

/** What the description of the API says of an answer that is a file of one of these types. */
export const fileAnswer = (mediaTypes: readonly string[]) => ({
  200: {
    description: 'The file.',
    content: Object.fromEntries(mediaTypes.map((type) => [type, { schema: z.any() }])),
  },
});

/** A header takes ASCII alone; what else is in the name comes after it in the form that browsers read. */
const attachment = (name: string): string => {
  const plain = name.normalize('NFKD').replaceAll(/[^\w.-]+/g, '');
  const whole = plain === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`;
  return `attachment; filename="${plain}"${whole}`;
};

/** To be saved, never shown. */
export const sendExport = (reply: FastifyReply, { name, mediaType, content }: ExportFile): FastifyReply =>
  reply
    .type(mediaType)
    .header('content-disposition', attachment(name))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(typeof content === 'string' || content instanceof Readable ? content : Buffer.from(content));
