import { LIMITS } from '../limits.ts';

export const CONTACT_TEXTS = {
  nameShort: `Name must be at least ${LIMITS.contactNameMin} characters`,
  nameLong: `Name must be less than ${LIMITS.contactNameMax} characters`,
  subjectShort: `Subject must be at least ${LIMITS.contactSubjectMin} characters`,
  subjectLong: `Subject must be less than ${LIMITS.contactSubjectMax} characters`,
  messageShort: `Message must be at least ${LIMITS.contactMessageMin} characters`,
  messageLong: `Message must be less than ${LIMITS.contactMessageMax} characters`,
  supportHours: 'Monday to Friday 9:00 AM to 5:00 PM EST',
} as const;

export const contactFailed = (why: string): string =>
  `Submission failed: ${why.replace(/\.$/, '')}. Please try again later.`;
