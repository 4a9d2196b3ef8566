import { describe, expect, it } from 'vitest';
import { score } from '../../scoring/curves.ts';
import { copyOf } from '../../testing/index.ts';
import { measuredInCopy } from '../../testing/judge.ts';
import audit from './copy-craft.ts';

const run = (text: string) => measuredInCopy(audit, text);

const TOLD =
  'Your kettle died on a Monday, before coffee. Text me a photo and I’ll tell you if it’s worth fixing. It’s $18 for most, ready by Thursday. About one in five isn’t worth it, and I’ll say so.';
const STOCK =
  'We offer high quality appliance repair services at competitive prices. Our friendly and professional team is here to help. Contact us today for a free quote.';
const FOG =
  'Leveraging innovative methodologies, our holistic platform facilitates transformational outcomes and operational excellence for stakeholders.';

describe('copy-craft', () => {
  it('rates specific copy above stock phrases, and those above jargon', () => {
    const [told, stock, fog] = [TOLD, STOCK, FOG].map((text) => run(text).value);
    expect(told).toBeGreaterThan(stock! + 15);
    expect(stock).toBeGreaterThan(fog! + 5);
    expect(score(audit.curve, told!)).toBeGreaterThan(70);
  });

  it('says that a language model made the rating, and what helps and hurts the copy', () => {
    expect(run(TOLD).observation).toMatch(
      /^Copy like this was rated about \d+ of 100 .*a language model, not people.*What helps: /,
    );
    expect(run(STOCK).observation).toMatch(/[Ww]hat hurts: .*stock phrases/);
    expect(run(FOG).advice).toMatch(/plain words|shorter words|abstract/);
  });

  it('does not invent figures in its advice', () => {
    for (const text of [TOLD, STOCK, FOG]) expect(run(text).advice).not.toMatch(/\d|%/);
  });

  it('has less confidence for a few words', () => {
    expect(run('Bread baked before you wake up.').confidence).toBeLessThan(run(TOLD).confidence!);
  });

  it('needs review when the copy is not English', () => {
    expect(audit.run({ copy: copyOf({ language: 'de', craft: null }) })).toMatchObject({
      kind: 'needsReview',
    });
  });
});
