import { impressionAudit } from '../../computed/impression/impression-audit.ts';

export default impressionAudit({
  id: 'persuasion-impression',
  quality: 'persuasion',
  name: 'Impression: persuasion',
  noun: 'persuasion',
  why: 'People skip an ad that does not look as if it has something for them.',
});
