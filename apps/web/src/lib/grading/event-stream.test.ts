import { describe, expect, it } from 'vitest';
import { createEventReader } from './event-stream.ts';

const TEXT =
  ': heartbeat\n\nevent: progress\ndata: {"step":"decoding"}\n\nevent: result\ndata: {"a":\ndata: 1}\n\n';
const EVENTS = [
  { event: 'progress', data: '{"step":"decoding"}' },
  { event: 'result', data: '{"a":\n1}' },
];

describe('createEventReader', () => {
  it('returns the same events however the text is split', () => {
    for (const step of [1, 2, 3, 7, 1000]) {
      const read = createEventReader();
      const events = [];
      for (let end = step; end < TEXT.length + step; end += step) events.push(...read(TEXT.slice(0, end)));
      expect(events).toEqual(EVENTS);
    }
  });

  it('accepts CRLF line endings', () => {
    expect(createEventReader()(TEXT.replaceAll('\n', '\r\n'))).toEqual(EVENTS);
  });

  it('holds back an incomplete event', () => {
    const read = createEventReader();
    expect(read('event: error\ndata: {}\n')).toEqual([]);
    expect(read('event: error\ndata: {}\n\n')).toEqual([{ event: 'error', data: '{}' }]);
    expect(read('event: error\ndata: {}\n\n')).toEqual([]);
  });
});
