import { defineAudit } from '../../audit.ts';
import { styleFinding } from '../../computed/copy/style-finding.ts';

export default defineAudit({
  id: 'copy-company-news',
  needs: ['copy'],
  unit: 'count',
  curve: { shape: 'falling', good: 0.3, middling: 1.6, source: 'judgment' },
  effort: 'hour',
  words: {
    name: 'Company news',
    pass: 'The copy is about the reader',
    fail: 'The copy is about the company itself',
    why: 'How the company grew and what it is proud of gives the reader nothing.',
    fix: 'Start from what the reader gets; keep the company’s story for the website.',
    action: 'Turn company news into gains for the reader',
  },

  run: ({ copy }) =>
    styleFinding(copy, copy.style.companyNews, {
      clean: (opening) => `Nothing about the company’s own story was found from ${opening} on.`,
      fault: (quotes, isOne) => `${quotes} ${isOne ? 'tells' : 'tell'} of the company, not of the reader.`,
      advice: (quotes) => `Replace ${quotes} with what the reader gets from it, or leave it out.`,
    }),
});
