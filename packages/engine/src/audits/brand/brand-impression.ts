import { impressionAudit } from '../../computed/impression/impression-audit.ts';

export default impressionAudit({
  id: 'brand-impression',
  quality: 'brand',
  name: 'Impression: brand',
  noun: 'visibility of the brand',
  why: 'Whether viewers see the brand depends on the whole layout, not on the logo alone.',
});
