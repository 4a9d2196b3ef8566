import type { Fault } from './fault.ts';
import { mistyped, PARAGRAPH, reworded, withText, without } from './words.ts';

export const WORDING_FAULTS: readonly Fault[] = [
  {
    kind: 'nonsense words',
    expectedAudits: ['nonsense-words'],
    mustNotRun: true,
    design: withText(['Blorf tavvle', 'grinsk omp'], 'Zunt wib fleem drosk'),
  },
  {
    kind: 'scrambled words',
    expectedAudits: ['nonsense-words'],
    mustNotRun: true,
    design: withText(['The under of', 'quickly chair'], 'Table because green the into walks'),
  },
  {
    kind: 'placeholder text',
    expectedAudits: ['placeholder-text'],
    mustNotRun: true,
    design: withText(['Lorem ipsum', 'dolor sit amet'], 'Your offer goes here'),
  },
  {
    kind: 'insult',
    expectedAudits: ['demeaning-words'],
    mustNotRun: true,
    design: withText(['Stop being', 'fat and lazy'], 'Losers stay at home'),
  },
  {
    kind: 'forbidden claim',
    expectedAudits: ['picture-policy'],
    mustNotRun: true,
    design: withText(['Guaranteed cure', 'for diabetes'], 'Works for everyone, 100% risk free'),
  },
  { kind: 'misspelled headline', expectedAudits: ['picture-spelling'], mustNotRun: true, design: mistyped },
  {
    kind: 'empty phrase as the headline',
    expectedAudits: ['headline-substance', 'picture-specificity', 'subject-words', 'benefit-words'],
    design: withText(['Quality you', 'can trust'], 'The best choice for you'),
  },
  {
    kind: 'a paragraph of text',
    expectedAudits: ['word-count', 'text-size', 'phone-legibility', 'message-blocks'],
    design: (design) => {
      const { width, height, lines } = design;
      const at = lines.find(({ role }) => role === 'offer')!;
      const size = Math.max(7, Math.min(at.size * 0.5, width / 44));
      const body = PARAGRAPH.map((text, row) => ({
        ...at,
        role: 'body' as const,
        text,
        size,
        x: 0.05,
        y: Math.min(0.97, at.y + ((row + 1) * size * 1.3) / height),
      }));
      return { ...design, lines: [...lines, ...body] };
    },
  },
  {
    kind: 'headline said twice',
    expectedAudits: ['repeated-text', 'word-count', 'message-blocks'],
    design: (design) => {
      const headline = design.lines.filter(({ role }) => role === 'headline');
      const texts = headline.map(({ text }) => text).join(' ');
      return reworded(design, 'offer', [texts, texts]);
    },
  },
  {
    kind: 'no offer',
    expectedAudits: [
      'offer-prominence',
      'benefit-words',
      'subject-words',
      'picture-specificity',
      'headline-substance',
    ],
    design: (design) => withText(['A new day', 'has come'])(without(design, 'offer')),
  },
  {
    kind: 'all text removed',
    expectedAudits: ['call-to-action-presence', 'brand-presence', 'word-count'],
    design: (design) => ({ ...design, lines: [], buttons: [] }),
  },
];
