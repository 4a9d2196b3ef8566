import { policyAudit } from '../../computed/copy/policy-audit.ts';

export default policyAudit({
  id: 'policy-symbols',
  rules: ['symbols', 'spacing'],
  middling: 0.8,
  source: 'Google Ads policy 14848297 (editorial)',
  inAnyLanguage: true,
  words: {
    name: 'Symbols used as words',
    pass: 'Words are written out',
    fail: 'Symbols or spaced letters replace words',
    why: 'Platforms refuse symbols, texting shorthand and spaced letters used as words.',
    fix: 'Write the words out, and keep to one or two emoji.',
    action: 'Write symbols out as words',
  },
  clean: 'We found no symbols used as words in the copy.',
  fault: 'The copy uses symbols, shorthand or spaced letters as words: {words} ({rules}).',
  advice: 'Write {words} out as plain words, or leave {count, plural, one {it} other {them}} out.',
});
