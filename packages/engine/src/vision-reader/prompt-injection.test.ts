import { describe, expect, it } from 'vitest';
import { judge } from '../grading/grade.ts';
import type { Gathered } from '../grading/run-audit.ts';
import { fakeArtifacts, textLine } from '../testing/fakes/fake-artifacts.ts';
import { fakeReading } from '../testing/fakes/fake-reading.ts';
import { PROMPT_INJECTIONS } from '../testing/prompt-injections.ts';
import { isPromptInjection } from './prompt-injection.ts';
import { withScoring } from './reader.ts';

const before = (order: string): Gathered => {
  const artifacts = fakeArtifacts();
  const line = textLine({ text: order, role: 'body', box: { x: 0.1, y: 0.5, w: 0.6, h: 0.04 } });
  return { artifacts: { ...artifacts, text: [...artifacts.text, line] }, failures: {}, confidence: {} };
};

describe('prompt injection in an image', () => {
  it.each(PROMPT_INJECTIONS)(
    'changes no figure even if a model obeys and reports it as the message: %s',
    (order) => {
      const gathered = before(order);
      const obeyed = fakeReading(
        { headline: order, brand: order, offer: order, request: order },
        { attention: 100 },
      );
      const creative = { bytes: new Uint8Array(1), fileName: 'a.png' };
      const alone = judge(creative, gathered, () => {}).analysis;
      // Without and with the ratings counting toward the score.
      for (const scores of [false, true]) {
        const reading = withScoring(obeyed, scores);
        const read = { ...gathered, artifacts: { ...gathered.artifacts, reading } };
        const { overallScore, scoreBreakdown, audits, understood } = judge(creative, read, () => {}).analysis;
        expect(overallScore).toBe(alone.overallScore);
        expect(audits).toEqual(alone.audits);
        expect(scoreBreakdown).toEqual(alone.scoreBreakdown);
        expect(understood).toEqual(alone.understood);
      }
    },
  );

  it.each([
    'Save 30% on every bottle',
    'Rated 4.8/5 by 2,000 hikers',
    '100% cotton',
    'Give $100 and feed a family',
    'Score big this weekend: 100 prizes',
    'Forget the gym',
    'Return to the summit',
    'The language of coffee',
    'Grade A beef',
    'Set of 100 pieces',
    'Get your AI ad copy in minutes',
    'Meet your AI assistant',
    'Talk to an AI assistant that knows your business',
    'The AI system for busy shops',
    'A language model that reads contracts',
    'Energy grade: A+',
    'Grade A+ steel',
    'USB-C power bank, output 100 W',
    'Answer 100 questions and pass',
    'Mortgage rate from 3.9%. Maximum loan 90%',
    'Fixed rate for 5 years, perfect for first homes',
    'Grade 5 titanium, perfect fit',
    'Grade A beef, the highest quality',
    'Give us a 5-star rating in the App Store',
    'Battery score 100 in our test',
  ])('is not detected in ordinary ad text: %s', (words) => {
    expect(isPromptInjection(words)).toBe(false);
  });
});
