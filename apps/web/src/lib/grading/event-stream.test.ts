import { describe, expect, it } from 'vitest';
import { createEventReader } from './event-stream.ts';

const TEXT =
  ': heartbeat\n\nevent: progress\ndata: {"step":"decoding"}\n\nevent: result\ndata: {"a":\ndata: 1}\n\n';
const EVENTS = [
  { event: 'progress', data: '{"step":"decoding"}' },
  { event: 'result', data: '{"a":\n1}' },
];

describe('reading a stream of events', () => {
  it('gives the same events however the text is cut', () => {
    for (const step of [1, 2, 3, 7, 1000]) {
      const read = createEventReader();
      const events = [];
      for (let end = step; end < TEXT.length + step; end += step) events.push(...read(TEXT.slice(0, end)));
      expect(events).toEqual(EVENTS);
    }
  });

  it('takes lines that end in carriage return and line feed', () => {
    expect(createEventReader()(TEXT.replaceAll('\n', '\r\n'))).toEqual(EVENTS);
  });

  it('keeps back an event that is not complete', () => {
    const read = createEventReader();
    expect(read('event: error\ndata: {}\n')).toEqual([]);
    expect(read('event: error\ndata: {}\n\n')).toEqual([{ event: 'error', data: '{}' }]);
    expect(read('event: error\ndata: {}\n\n')).toEqual([]);
  });
});
