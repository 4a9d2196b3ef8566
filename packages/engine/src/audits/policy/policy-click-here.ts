import { policyAudit } from '../../computed/copy/policy-audit.ts';

export default policyAudit({
  id: 'policy-click-here',
  rules: ['click-here'],
  middling: 0.8,
  source: 'Google Ads policy 176095 (editorial)',
  words: {
    name: 'Click-only call to action',
    pass: 'The copy names what the click gives',
    fail: 'The copy asks only for a click',
    why: 'Platforms refuse “click here”, and it does not tell readers what they get.',
    fix: 'Name what the click gives.',
    action: 'Say what the click gives',
  },
  clean: 'We found no “click here” in the copy.',
  fault:
    '{words} {count, plural, one {asks} other {ask}} for a click and {count, plural, one {does} other {do}} not say what the reader gets ({rules}).',
  advice: 'Say what the click gives instead of {words}.',
});
