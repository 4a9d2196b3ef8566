import { expect, it } from 'vitest';
import { breaches } from '../../testing/fakes/copy-hits.ts';
import { copyOf } from '../../testing/index.ts';
import { policyAudit } from './policy-audit.ts';

const audit = policyAudit({
  id: 'policy-test',
  rules: ['claims'],
  middling: 0.8,
  source: 'Nobody',
  words: { name: 'Claims', why: 'A test needs one.' },
  clean: 'Nothing.',
  fault: '{count, plural, one {One claim} other {# claims}}: {words} ({rules}).',
  advice: 'Advice.',
});

it('names each policy once, without its sections', () => {
  const policy = breaches('claims', 'cures acne', 'cures debt').map((hit) => ({
    ...hit,
    source: 'Meta advertising standards (health claims); Google Ads misrepresentation (unreliable claims)',
  }));
  expect(audit.run({ copy: copyOf({ policy }) })).toMatchObject({
    value: 2,
    observation:
      '2 claims: “cures acne” and “cures debt” (Meta advertising standards; Google Ads misrepresentation).',
  });
});
