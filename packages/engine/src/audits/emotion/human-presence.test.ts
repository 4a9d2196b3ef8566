import { describe, expect, it } from 'vitest';
import { face, fakeArtifacts, thing } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './human-presence.ts';

describe('human-presence', () => {
  const sized = (side: number) => face({ box: { x: 0.3, y: 0.3, w: side, h: side }, confidence: 1 });

  it.each([
    ['a close-up', [sized(0.4)], 95, 100],
    ['a face at medium distance', [sized(0.16)], 90, 97],
    ['two small faces', [sized(0.08), sized(0.08)], 80, 90],
    ['no face', [], 66, 73],
  ])('gives %s the expected score', (_, faces, low, high) => {
    const score = judgedScore(audit, { faces });
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('scores a person without a visible face above no person and below a face', () => {
    const person = thing({ label: 'person', box: { x: 0.3, y: 0.1, w: 0.4, h: 0.8 } });
    const scores = [
      judgedScore(audit, { faces: [] }),
      judgedScore(audit, { faces: [], things: [person] }),
      judgedScore(audit, { faces: [sized(0.3)], things: [person] }),
    ];
    expect(scores[1]).toBeGreaterThan(scores[0]! + 3);
    expect(scores[2]).toBeGreaterThan(scores[1]! + 3);
    expect(judge(audit, { faces: [], things: [person] })).toMatchObject({
      title: 'Faces in the ad',
      observation: 'We could not find a face; a person, or part of one, is visible.',
      fix: '',
    });
  });

  it('barely changes for a person recognized with low confidence', () => {
    const doubted = thing({ label: 'person', box: { x: 0, y: 0, w: 1, h: 1 }, confidence: 0.51 });
    expect(judgedScore(audit, { things: [doubted] }) - judgedScore(audit, {})).toBeLessThan(1);
  });

  it('does not score a small face below the person it belongs to', () => {
    const person = thing({ label: 'person', box: { x: 0.2, y: 0, w: 0.6, h: 1 } });
    const alone = judgedScore(audit, { faces: [], things: [person] });
    expect(judgedScore(audit, { faces: [sized(0.05)], things: [person] })).toBeGreaterThanOrEqual(alone);
  });

  it('does not count a bottle as a person', () => {
    expect(judgedScore(audit, { things: [thing()] })).toBe(judgedScore(audit, {}));
  });

  it('has less confidence when it finds no face', () => {
    expect(judge(audit, { faces: [] }).confidence).toBeLessThan(
      judge(audit, { faces: [sized(0.3)] }).confidence,
    );
  });

  it('marks the focal point when there is no face', () => {
    const { attention } = fakeArtifacts();
    const centres = [{ x: 0.3, y: 0.8, share: 0.4, thing: 'cup' }];
    const { observation, evidence } = judge(audit, { faces: [], attention: { ...attention, centres } });
    expect(observation).toBe('We could not find a person in the picture.');
    expect(evidence[0]?.box?.y).toBeGreaterThan(0.6);
  });

  it('does not suggest a person for an ad without people', () => {
    expect(judge(audit, { faces: [] })).toMatchObject({ title: 'Faces in the ad', fix: '' });
  });

  it('stays neutral about a small face', () => {
    expect(judge(audit, { faces: [sized(0.16)] }).title).toBe('Faces in the ad');
    expect(judge(audit, { faces: [sized(0.3)] }).title).toBe('A face draws people in');
  });

  it('calls a very small face too small to connect with', () => {
    expect(judge(audit, { faces: [sized(0.09)] })).toMatchObject({
      title: 'Faces are small or hidden',
      observation: 'The face is too small to connect with.',
      display: '0.8%',
      good: 'at least 5%',
    });
  });

  it.each([
    [0.05, 0.6],
    [0.15, 0.9],
  ])(
    'stays neutral about a face of %f of the width on a person that covers %f of the frame',
    (side, share) => {
      const person = thing({ label: 'person', box: { x: 0, y: 0, w: 1, h: share } });
      expect(judge(audit, { faces: [sized(side)], things: [person] })).toMatchObject({
        title: 'Faces in the ad',
        observation: 'The face is rather small.',
      });
    },
  );

  it('does not call a face small that is large enough, however large the person', () => {
    const person = thing({ label: 'person', box: { x: 0, y: 0, w: 1, h: 0.9 }, confidence: 1 });
    expect(judge(audit, { faces: [sized(0.228)], things: [person] })).toMatchObject({
      title: 'A face draws people in',
      observation: 'The face takes up enough of the frame to draw people in.',
    });
  });

  it.each([
    [[sized(0.15)], '2.3%'],
    [[], 'not found'],
  ])('shows the share of the frame that faces cover, whatever a person adds to the score', (faces, told) => {
    const person = thing({ label: 'person', box: { x: 0, y: 0, w: 1, h: 0.9 } });
    expect(judge(audit, { faces, things: [person] }).display).toBe(told);
  });

  it('treats the main subject as a person when no other was recognized', () => {
    const subject = { kind: 'person', box: { x: 0.2, y: 0, w: 0.6, h: 1 }, p: 0.9 } as const;
    const { title, observation } = judge(audit, { faces: [], things: [], subject });
    expect([title, observation]).toEqual([
      'Faces in the ad',
      'We could not find a face; a person, or part of one, is visible.',
    ]);
    const product = judge(audit, { faces: [], things: [], subject: { ...subject, kind: 'product' } });
    expect(product.observation).toBe('We could not find a person in the picture.');
  });

  it('marks the largest face first', () => {
    const result = judge(audit, { faces: [sized(0.1), sized(0.3)] });
    expect(result.evidence[0]?.box?.w).toBe(0.3);
    expect(result).toMatchObject({
      observation: 'The faces take up enough of the frame to draw people in.',
      display: '10%',
      good: 'at least 5%',
    });
  });
});
