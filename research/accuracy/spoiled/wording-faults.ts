import type { Fault } from './fault.ts';
import { mistyped, PARAGRAPH, reworded, withText, without } from './words.ts';

export const WORDING_FAULTS: readonly Fault[] = [
  {
    kind: 'nonsense words',
    speaks: ['nonsense-words'],
    sinks: true,
    design: withText(['Blorf tavvle', 'grinsk omp'], 'Zunt wib fleem drosk'),
  },
  {
    kind: 'words in no order',
    speaks: ['nonsense-words'],
    sinks: true,
    design: withText(['The under of', 'quickly chair'], 'Table because green the into walks'),
  },
  {
    kind: 'placeholder text',
    speaks: ['placeholder-text'],
    sinks: true,
    design: withText(['Lorem ipsum', 'dolor sit amet'], 'Your offer goes here'),
  },
  {
    kind: 'insult',
    speaks: ['demeaning-words'],
    sinks: true,
    design: withText(['Stop being', 'fat and lazy'], 'Losers stay at home'),
  },
  {
    kind: 'forbidden claim',
    speaks: ['picture-policy'],
    sinks: true,
    design: withText(['Guaranteed cure', 'for diabetes'], 'Works for everyone, 100% risk free'),
  },
  { kind: 'misspelled headline', speaks: ['picture-spelling'], sinks: true, design: mistyped },
  {
    kind: 'empty phrase for a headline',
    speaks: ['headline-substance', 'picture-specificity', 'subject-words', 'benefit-words'],
    design: withText(['Quality you', 'can trust'], 'The best choice for you'),
  },
  {
    kind: 'a paragraph of text',
    speaks: ['word-count', 'text-size', 'phone-legibility', 'message-blocks'],
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
    speaks: ['repeated-text', 'word-count', 'message-blocks'],
    design: (design) => {
      const headline = design.lines.filter(({ role }) => role === 'headline');
      const texts = headline.map(({ text }) => text).join(' ');
      return reworded(design, 'offer', [texts, texts]);
    },
  },
  {
    kind: 'no offer',
    speaks: [
      'offer-prominence',
      'benefit-words',
      'subject-words',
      'picture-specificity',
      'headline-substance',
    ],
    design: (design) => withText(['A new day', 'has come'])(without(design, 'offer')),
  },
  {
    kind: 'all words gone',
    speaks: ['call-to-action-presence', 'brand-presence', 'word-count'],
    design: (design) => ({ ...design, lines: [], buttons: [] }),
  },
];
