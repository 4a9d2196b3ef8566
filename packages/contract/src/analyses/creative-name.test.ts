import { describe, expect, it } from 'vitest';
import { defaultName, fileNamePart } from './creative-name.ts';
import { LIMITS } from '../limits.ts';

describe('defaultName', () => {
  it.each([
    ['spring_sale 2026.png', null, 'spring_sale 2026'],
    ['v1.2-final.jpeg', null, 'v1.2-final'],
    ['no ending', null, 'no ending'],
    ['.png', null, 'Creative'],
    ['creative', 'Hot tea for cold hands, all winter long.', 'Hot tea for cold hands, all'],
    ['.jpg', 'Hot\n tea', 'Hot tea'],
    ['春のセール.webp', null, '春のセール'],
  ])('for file %s with copy %s, returns %s', (fileName, adCopy, name) => {
    expect(defaultName({ fileName, adCopy })).toBe(name);
  });

  it('stays within the length limit without splitting a character', () => {
    const name = defaultName({ fileName: `a${'🙂'.repeat(60)}.png`, adCopy: null });
    expect(name.length).toBeLessThanOrEqual(LIMITS.creativeNameMax);
    expect(name).toBe(`a${'🙂'.repeat(39)}`);
  });
});

describe('fileNamePart', () => {
  it.each([
    ['Spring sale: 20% off!', 'spring-sale-20-off'],
    ['../../etc/passwd', 'etc-passwd'],
    ['"; filename="x', 'filename-x'],
    ['Café – Zürich', 'café-zürich'],
    ['🙂', ''],
  ])('converts %s to %s', (name, part) => {
    expect(fileNamePart(name)).toBe(part);
  });
});
