import { type CellLayer, type Frame, atArea } from '../frame/index.ts';
import type { ModelName } from './models.ts';
import { type Graph, openGraph } from './tfjs.ts';

interface TrunkPlan {
  readonly graph: ModelName;
  readonly weights: ModelName;
  /** Side in px of a square with as many pixels as the input. */
  readonly side: number;
  /** Node that takes pixel values from -1 to 1, of any width and height. */
  readonly entry: string;
  /** Nodes to output, finest first. */
  readonly layers: readonly string[];
}

export interface Trunk {
  /** Loads the model once per process. A failed load is retried on the next call. */
  load(): Promise<Graph>;
  /** The layers' outputs for the frame. @throws when the network cannot be loaded */
  layersOn(frame: Frame): Promise<readonly CellLayer[]>;
}

/** A network used for its inner layers instead of what it was trained to predict. */
export function createTrunk({ graph, weights, side, entry, layers }: TrunkPlan): Trunk {
  let network: Promise<Graph> | null = null;
  const load = (): Promise<Graph> =>
    (network ??= openGraph(graph, weights).catch((error: unknown) => {
      network = null;
      throw error;
    }));
  return {
    load,
    async layersOn(frame) {
      const { data, width, height } = await atArea(frame, side);
      const input = new Float32Array(data.length);
      for (let i = 0; i < data.length; i++) input[i] = data[i]! / 127.5 - 1;
      return (await load())
        .run(input, [1, height, width, 3], layers, entry)
        .map(({ data: cells, shape: [, rows = 1, columns = 1, channels = 1] }) => ({
          columns,
          rows,
          channels,
          data: cells,
        }));
    },
  };
}
