import { InferenceSession, Tensor } from 'onnxruntime-node';
import { type ModelName, readModel } from './models.ts';

// Otherwise the library, from 1.29 on, reports every session to its vendor and leaves a log among temporary files.
process.env['ORT_DISABLE_TELEMETRY'] = '1';

export interface Output {
  readonly data: Float32Array;
  readonly shape: readonly number[];
}

/** An ONNX model with one input and one output. */
export interface Network {
  run(input: Float32Array, shape: readonly number[]): Promise<Output>;
}

/** A single thread adds in a fixed order, so the numbers are the same in every run. */
const OPTIONS: InferenceSession.SessionOptions = {
  // The arena takes 150 MB more and saves no time.
  enableCpuMemArena: false,
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  graphOptimizationLevel: 'all',
  executionProviders: ['cpu'],
};

/** For a model with several inputs, which are passed by name. */
export const openSession = async (name: ModelName): Promise<InferenceSession> =>
  InferenceSession.create(await readModel(name), OPTIONS);

export async function openNetwork(name: ModelName): Promise<Network> {
  const session = await openSession(name);
  const inputName = session.inputNames[0]!;
  const outputName = session.outputNames[0]!;
  return {
    async run(input, shape) {
      const results = await session.run({ [inputName]: new Tensor('float32', input, shape) });
      const output = results[outputName]!;
      if (!(output.data instanceof Float32Array)) throw new Error(`The model ${name} gave no numbers.`);
      return { data: output.data, shape: output.dims };
    },
  };
}
