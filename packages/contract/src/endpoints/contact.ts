import { z } from 'zod';
import { oneLine, severalLines } from '../lines.ts';
import { LIMITS } from '../limits.ts';
import { TEXTS } from '../texts.ts';
import { CONTACT_TEXTS } from '../texts/contact.ts';

/** Name and subject are limited to one line because they end up in mail headers. */
export const contactMessageSchema = z.object({
  name: z
    .string()
    .overwrite(oneLine)
    .min(LIMITS.contactNameMin, CONTACT_TEXTS.nameShort)
    .max(LIMITS.contactNameMax, CONTACT_TEXTS.nameLong),
  email: z.string().trim().max(LIMITS.emailMax, TEXTS.emailInvalid).pipe(z.email(TEXTS.emailInvalid)),
  subject: z
    .string()
    .overwrite(oneLine)
    .min(LIMITS.contactSubjectMin, CONTACT_TEXTS.subjectShort)
    .max(LIMITS.contactSubjectMax, CONTACT_TEXTS.subjectLong),
  message: z
    .string()
    .overwrite(severalLines)
    .min(LIMITS.contactMessageMin, CONTACT_TEXTS.messageShort)
    .max(LIMITS.contactMessageMax, CONTACT_TEXTS.messageLong),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const CONTACT_ENDPOINTS = {
  contact: {
    method: 'POST',
    path: '/_api/contact',
    body: contactMessageSchema,
    response: z.object({ success: z.literal(true) }),
  },
} as const;
