import { mainScript } from '../../text/index.ts';
import type { FrameReading } from './read-frames.ts';

/** Shots that another script stands in from which it is the ad's. */
const OWN = 2;

/**
 * The frames with signs in the filmed scene known as words on things: those of a script that one shot alone shows, where
 * several others are written in another.
 * @param shotOf number of the shot that a frame is of
 */
export function withoutSigns(
  readings: readonly FrameReading[],
  shotOf: (reading: FrameReading) => number,
): FrameReading[] {
  const shots = new Map<string, Set<number>>();
  for (const reading of readings) {
    for (const { text } of reading.text) {
      const script = mainScript(text);
      if (script) shots.set(script, (shots.get(script) ?? new Set()).add(shotOf(reading)));
    }
  }
  const isOwn = [...shots.values()].some(({ size }) => size >= OWN);
  const isSign = ({ text }: { readonly text: string }): boolean => {
    const script = mainScript(text);
    return isOwn && script !== null && (shots.get(script)?.size ?? 0) < OWN;
  };
  return readings.map((reading) => ({
    ...reading,
    text: reading.text.map((line) => (isSign(line) ? { ...line, role: 'label' as const } : line)),
    brand: reading.brand.filter((mark) => !isSign(mark)),
    ...(reading.offer && isSign(reading.offer) && { offer: null }),
  }));
}
