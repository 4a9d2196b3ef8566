import { impressionAudit } from '../../computed/impression/impression-audit.ts';

export default impressionAudit({
  id: 'request-impression',
  quality: 'request',
  name: 'Impression: call to action',
  noun: 'clarity of the call to action',
  why: 'Viewers take in the whole layout before they notice any one button.',
});
