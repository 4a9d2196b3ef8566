export interface StreamedEvent {
  readonly event: string;
  readonly data: string;
}

const END_OF_EVENT = /\r?\n\r?\n/;

function parseBlock(block: string): StreamedEvent | null {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    if (line.startsWith('event:')) event = line.slice(6).trim();
    if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
  }
  return data.length === 0 ? null : { event, data: data.join('\n') };
}

/**
 * Parses server-sent events from a growing text. Each call takes the whole text so far and returns the events completed
 * since the last call. Comments (heartbeats) produce no event.
 */
export function createEventReader(): (text: string) => StreamedEvent[] {
  let read = 0;
  return (text) => {
    const events: StreamedEvent[] = [];
    for (;;) {
      const rest = text.slice(read);
      const end = END_OF_EVENT.exec(rest);
      if (!end) return events;
      const event = parseBlock(rest.slice(0, end.index));
      if (event) events.push(event);
      read += end.index + end[0].length;
    }
  };
}
