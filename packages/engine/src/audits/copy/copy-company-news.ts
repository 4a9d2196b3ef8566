import { defineAudit } from '../../audit.ts';
import { styleFinding } from '../../computed/copy/style-finding.ts';

const MESSAGES = {
  clean: 'We found no company news in the copy.',
  fault: '{words} {count, plural, one {is} other {are}} about the company, not about the reader.',
  advice: 'Replace {words} with what the reader gets from it, or leave it out.',
} as const;

export default defineAudit({
  id: 'copy-company-news',
  needs: ['copy'],
  unit: 'count',
  curve: { shape: 'falling', good: 0.3, middling: 1.6, source: 'Judgment' },
  effort: 'hour',
  part: 'copySubstance',
  words: {
    name: 'Company news',
    pass: 'The copy is not about company news',
    fail: 'The copy is about the company',
    why: 'How the company grew and what it is proud of gives readers no reason to act.',
    fix: 'Start with what the reader gets, and keep the company’s story for the website.',
    action: 'Turn company news into benefits',
  },

  run: ({ copy }) => styleFinding(copy, copy.style.companyNews, MESSAGES),
});
