import { policyAudit } from '../../computed/copy/policy-audit.ts';

export default policyAudit({
  id: 'policy-false-urgency',
  rules: ['false-urgency'],
  middling: 0.8,
  source: 'Meta advertising standards, unacceptable business practices',
  words: {
    name: 'False alarms',
    pass: 'The copy raises no false alarm',
    fail: 'The copy raises a false alarm',
    why: 'Platforms refuse fake warnings, prizes and threats as deceptive.',
    fix: 'State the true deadline, or leave the alarm out.',
    action: 'Remove the false alarm',
  },
  clean: 'We found no false alarm in the copy.',
  fault: '{words} {count, plural, one {reads like a false alarm} other {read like false alarms}} ({rules}).',
  advice: 'Remove {words}. If something really ends, say when.',
});
