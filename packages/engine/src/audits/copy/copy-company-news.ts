import { defineAudit } from '../../audit.ts';
import { excerpt, marksOr, notEnglish, quoted, wholeCopy } from '../../computed/copy/quotes.ts';

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

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    const { companyNews } = copy.style;
    return {
      kind: 'measured',
      value: companyNews.length,
      evidence: marksOr(companyNews, wholeCopy(copy), 'Ad copy'),
      observation:
        companyNews.length === 0
          ? `Nothing about the company’s own story was found from ${excerpt(copy.opening.text, 40)} on.`
          : `${quoted(companyNews)} ${companyNews.length === 1 ? 'tells' : 'tell'} of the company, not of the reader.`,
      ...(companyNews.length > 0 && {
        advice: `Replace ${quoted(companyNews)} with what the reader gets from it, or leave it out.`,
      }),
    };
  },
});
