import { createRequire } from 'node:module';
import { dirname, sep } from 'node:path';
import type * as Converter from '@tensorflow/tfjs-converter';
import type * as Core from '@tensorflow/tfjs-core';
import type * as Wasm from '@tensorflow/tfjs-backend-wasm';
import { type ModelName, readModel } from './models.ts';
import type { Output } from './ort.ts';

const require = createRequire(import.meta.url);
// The packages are CommonJS bundles whose exports Node cannot detect through an import.
const core: typeof Core = require('@tensorflow/tfjs-core');
const converter: typeof Converter = require('@tensorflow/tfjs-converter');
const wasm: typeof Wasm = require('@tensorflow/tfjs-backend-wasm');
// Kernels that the WASM backend lacks.
require('@tensorflow/tfjs-backend-cpu');

/**
 * A TensorFlow.js graph. `outputs` names the wanted outputs, all by default. `entry` names an inner node that is fed instead
 * of the graph's input: nodes before it do not run, and the input's size is not checked.
 */
export interface Graph {
  run(
    input: Float32Array,
    shape: readonly number[],
    outputs?: readonly string[],
    entry?: string,
  ): readonly Output[];
}

let backend: Promise<void> | null = null;

const ready = (): Promise<void> => (backend ??= start());

export type Tensors = typeof Core;

/** Tensor operations, for a network that comes as weights without a graph. */
export async function startTensors(): Promise<Tensors> {
  await ready();
  return core;
}

async function start(): Promise<void> {
  // No second argument: with it the files would be loaded by fetch, which takes no paths in Node.
  wasm.setWasmPaths(dirname(require.resolve('@tensorflow/tfjs-backend-wasm')) + sep);
  core.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  await withoutListeners(async () => {
    await core.setBackend('wasm');
    await core.ready();
  });
}

/** Removes the handlers that the WASM module adds to the process, because they rethrow every failure in the process. */
async function withoutListeners(load: () => Promise<void>): Promise<void> {
  const exceptions = new Set(process.listeners('uncaughtException'));
  const rejections = new Set(process.listeners('unhandledRejection'));
  await load();
  for (const listener of process.listeners('uncaughtException')) {
    if (!exceptions.has(listener)) process.off('uncaughtException', listener);
  }
  for (const listener of process.listeners('unhandledRejection')) {
    if (!rejections.has(listener)) process.off('unhandledRejection', listener);
  }
}

interface GraphFile {
  readonly modelTopology: object;
  readonly format: string;
  readonly signature?: object;
  readonly userDefinedMetadata?: Record<string, object>;
  readonly weightsManifest: readonly { readonly weights: Core.io.WeightsManifestEntry[] }[];
}

export async function openGraph(graph: ModelName, weights: ModelName): Promise<Graph> {
  await ready();
  const [text, bytes] = await Promise.all([readModel(graph), readModel(weights)]);
  const file: GraphFile = JSON.parse(text.toString('utf8'));
  const model = await converter.loadGraphModel({
    load: async () => ({
      modelTopology: file.modelTopology,
      format: file.format,
      ...(file.signature ? { signature: file.signature } : {}),
      ...(file.userDefinedMetadata ? { userDefinedMetadata: file.userDefinedMetadata } : {}),
      weightSpecs: file.weightsManifest.flatMap((group) => group.weights),
      weightData: Uint8Array.from(bytes).buffer,
    }),
  });
  return {
    run: (input, shape, outputs, entry) => execute(model, input, shape, outputs, entry),
  };
}

function execute(
  model: Converter.GraphModel,
  input: Float32Array,
  shape: readonly number[],
  outputs?: readonly string[],
  entry?: string,
): Output[] {
  const copies: Output[] = [];
  // Passed around `tidy`'s return value, which it searches for tensors number by number: half a second for large outputs.
  core.tidy(() => {
    const tensor = core.tensor(input, [...shape]);
    const results = model.execute(entry ? { [entry]: tensor } : tensor, outputs ? [...outputs] : undefined);
    for (const result of Array.isArray(results) ? results : [results]) {
      copies.push({ data: new Float32Array(result.dataSync()), shape: result.shape });
    }
  });
  return copies;
}
