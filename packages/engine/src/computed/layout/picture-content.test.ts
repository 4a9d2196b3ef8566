import { describe, expect, it } from 'vitest';
import type { Subject } from '../../elements/elements.ts';
import { hidesContent, contentAt } from './picture-content.ts';

const box = { x: 0.5, y: 0.3, w: 0.4, h: 0.6 };
const subject = (kind: Subject['kind']): Subject => ({ kind, box, p: 0.9 });
const spot = { x: 0.55, y: 0.4, w: 0.1, h: 0.1 };

describe('contentAt', () => {
  it.each([
    ['product', 'the main object'],
    ['person', 'the person'],
    ['face', 'the face'],
    ['scene', null],
  ] as const)('describes a place on a %s', (kind, name) => {
    expect(contentAt(spot, { subject: subject(kind), objects: [] })).toBe(name);
  });

  it('describes a place on another object generically, and returns null elsewhere', () => {
    const shown = { subject: subject('product'), objects: [{ x: 0, y: 0, w: 0.2, h: 0.2 }] };
    expect(contentAt({ x: 0.1, y: 0.1, w: 0, h: 0 }, shown)).toBe('the objects in the picture');
    expect(contentAt({ x: 0.25, y: 0.5, w: 0.1, h: 0.1 }, shown)).toBeNull();
  });
});

describe('hidesContent', () => {
  const shown = { subject: subject('product'), objects: [] };

  it('counts only what was not covered before', () => {
    expect(hidesContent({ x: 0.5, y: 0.3, w: 0.4, h: 0.1 }, [], shown)).toBe(true);
    expect(
      hidesContent({ x: 0.5, y: 0.3, w: 0.4, h: 0.1 }, [{ x: 0.5, y: 0.31, w: 0.4, h: 0.08 }], shown),
    ).toBe(false);
  });

  it('allows covering a scene or the area beside a product', () => {
    expect(hidesContent(spot, [], { subject: subject('scene'), objects: [] })).toBe(false);
    expect(hidesContent({ x: 0, y: 0, w: 0.45, h: 1 }, [], shown)).toBe(false);
  });
});
