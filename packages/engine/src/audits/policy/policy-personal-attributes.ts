import { policyAudit } from '../../computed/copy/policy-audit.ts';

export default policyAudit({
  id: 'policy-personal-attributes',
  rules: ['personal-attributes'],
  middling: 0.75,
  source: 'Meta advertising standards, personal attributes',
  words: {
    name: 'Personal attributes',
    pass: 'The copy makes no personal assumptions',
    fail: 'The copy makes assumptions about the reader',
    why: 'Platforms refuse ads that state or imply a reader’s health, finances, beliefs or origin.',
    fix: 'Talk about the product, not about the reader’s condition.',
    action: 'Remove assumptions about the reader',
  },
  clean: 'We found no personal assumption about the reader in the copy.',
  fault: '{words} {count, plural, one {says} other {say}} something personal about the reader ({rules}).',
  advice: 'Turn {words} into a sentence about what the product does.',
});
