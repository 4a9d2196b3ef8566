import { impressionAudit } from '../../computed/impression/impression-audit.ts';

export default impressionAudit({
  id: 'clarity-impression',
  quality: 'clarity',
  name: 'Impression: clarity',
  noun: 'clarity',
  why: 'Viewers see at once whether an ad is ordered and easy to read.',
});
