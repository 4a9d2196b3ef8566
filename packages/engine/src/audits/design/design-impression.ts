import { impressionAudit } from '../../computed/impression/impression-audit.ts';

export default impressionAudit({
  id: 'design-impression',
  quality: 'design',
  name: 'Impression: craft',
  noun: 'craft',
  why: 'People judge a layout in half a second, and that judgment colors what they read next.',
});
