import { z } from 'zod';

const dataSchema = z.record(z.string(), z.unknown());

/** Parses server-sent events, without their comments. */
export function readEvents(body: string): { event: string; data: Record<string, unknown> }[] {
  return body
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [event = '', data = '{}'] = block.split('\n').map((line) => line.slice(line.indexOf(': ') + 2));
      return { event, data: dataSchema.parse(JSON.parse(data)) };
    });
}
