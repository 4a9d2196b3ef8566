import { mainScript } from '../../text/index.ts';
import type { FrameReading } from './read-frames.ts';

/** Number of shots with a script from which that script is the ad's own. */
const MIN_SHOTS = 2;

/**
 * Marks signs in the filmed scene as words on things: those in a script that only one shot shows, when several shots show
 * another script.
 * @param shotOf number of the shot that contains a frame
 */
export function markFilmedSigns(
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
  const isOwn = [...shots.values()].some(({ size }) => size >= MIN_SHOTS);
  const isSign = ({ text }: { readonly text: string }): boolean => {
    const script = mainScript(text);
    return isOwn && script !== null && (shots.get(script)?.size ?? 0) < MIN_SHOTS;
  };
  return readings.map((reading) => ({
    ...reading,
    text: reading.text.map((line) => (isSign(line) ? { ...line, role: 'label' as const } : line)),
    brand: reading.brand.filter((mark) => !isSign(mark)),
    ...(reading.offer && isSign(reading.offer) && { offer: null }),
  }));
}
