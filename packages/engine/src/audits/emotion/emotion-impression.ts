import { impressionAudit } from '../../computed/impression/impression-audit.ts';

export default impressionAudit({
  id: 'emotion-impression',
  quality: 'emotion',
  name: 'Impression: feeling',
  noun: 'feeling',
  why: 'People feel the picture as a whole before they look at any part of it.',
});
