import { impressionAudit } from '../../computed/impression/impression-audit.ts';

export default impressionAudit({
  id: 'attention-impression',
  quality: 'attention',
  name: 'Impression: stopping power',
  noun: 'stopping power',
  why: 'Viewers decide whether to stop before they read anything.',
});
