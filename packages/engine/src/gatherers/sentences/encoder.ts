import type { Tensor, Tensor2D } from '@tensorflow/tfjs-core';
import { type Tensors, startTensors } from '../tools/tfjs.ts';
import { type Safetensors, readSafetensors } from './safetensors.ts';

/** Settings of all-MiniLM-L6-v2, from its `config.json`. */
const LAYERS = 6;
const HEADS = 12;
export const WIDTH = 384;
const LEAST_VARIANCE = 1e-12;

/**
 * Tensors by name; those of dense layers are transposed, because `fused.matMul` with `transposeB` returns wrong sums on this
 * backend and `matMul` takes four times as long.
 */
function tensorsOf(tf: Tensors, { names, read }: Safetensors): ReadonlyMap<string, Tensor> {
  const used = names.filter((name) => /^encoder\.|LayerNorm/.test(name));
  return new Map(
    used.map((name) => {
      const { shape, values } = read(name);
      const isDense = shape.length === 2;
      return [
        name,
        tf.tidy(() => {
          const tensor = tf.tensor(Float32Array.from(values), [...shape]);
          return isDense ? tf.transpose(tensor) : tensor;
        }),
      ];
    }),
  );
}

/** The parts of the file that the encoder keeps, copied in functions of their own so that no closure holds the file. */
const copied = (tf: Tensors, weights: Safetensors) => ({
  tensors: tensorsOf(tf, weights),
  words: tableOf('word', weights),
  places: tableOf('position', weights),
  sentence: tableOf('token_type', weights),
});

const tableOf = (kind: string, { read }: Safetensors): Float16Array =>
  read(`embeddings.${kind}_embeddings.weight`).values;

/**
 * BERT's encoder (Devlin et al., 2019) in 32 bits on WebAssembly, which gives the same sums on every processor.
 * @param file weights; copied, not retained
 * @returns a function that takes word piece ids and returns a row of 384 values for each
 */
export async function openEncoder(file: Buffer): Promise<(pieces: readonly number[]) => Float32Array> {
  const tf = await startTensors();
  const { tensors, words, places, sentence } = copied(tf, readSafetensors(file));
  const tensor = (name: string): Tensor => tensors.get(name)!;

  const dense = (name: string): ((x: Tensor2D) => Tensor2D) => {
    const [b, bias] = [tensor(`${name}.weight`) as Tensor2D, tensor(`${name}.bias`)];
    return (a) => tf.fused.matMul({ a, b, bias }) as Tensor2D;
  };

  const normalization = (name: string): ((x: Tensor) => Tensor2D) => {
    const [scale, shift] = [tensor(`${name}.weight`), tensor(`${name}.bias`)];
    return (x) => {
      const apart = tf.sub(x, tf.mean(x, -1, true));
      const variance = tf.mean(tf.square(apart), -1, true);
      const even = tf.mul(apart, tf.rsqrt(tf.add(variance, LEAST_VARIANCE)));
      return tf.add(tf.mul(even, scale), shift);
    };
  };

  const gelu = (x: Tensor2D): Tensor2D => tf.mul(tf.mul(x, 0.5), tf.add(tf.erf(tf.mul(x, Math.SQRT1_2)), 1));
  const byHead = (x: Tensor): Tensor => tf.transpose(tf.reshape(x, [-1, HEADS, WIDTH / HEADS]), [1, 0, 2]);

  const layer = (name: string): ((x: Tensor2D) => Tensor2D) => {
    const [query, key, value] = ['query', 'key', 'value'].map((of) => dense(`${name}.attention.self.${of}`));
    const joined = dense(`${name}.attention.output.dense`);
    const afterAttention = normalization(`${name}.attention.output.LayerNorm`);
    const [wider, narrower] = [dense(`${name}.intermediate.dense`), dense(`${name}.output.dense`)];
    const afterAll = normalization(`${name}.output.LayerNorm`);
    return (x) => {
      const likeness = tf.matMul(byHead(query!(x)), byHead(key!(x)), false, true);
      const shares = tf.softmax(tf.mul(likeness, Math.sqrt(HEADS / WIDTH)));
      const heads = tf.transpose(tf.matMul(shares, byHead(value!(x))), [1, 0, 2]);
      const y = afterAttention(tf.add(x, joined(tf.reshape(heads, [-1, WIDTH]))));
      return afterAll(tf.add(y, narrower(gelu(wider(y)))));
    };
  };

  const first = normalization('embeddings.LayerNorm');
  const layers = Array.from({ length: LAYERS }, (_, at) => layer(`encoder.layer.${at}`));

  return (pieces) => {
    const rows = new Float32Array(pieces.length * WIDTH);
    for (const [at, piece] of pieces.entries()) {
      for (let i = 0; i < WIDTH; i++) {
        rows[at * WIDTH + i] = words[piece * WIDTH + i]! + places[at * WIDTH + i]! + sentence[i]!;
      }
    }
    const output = tf.tidy(() => {
      const start = first(tf.tensor2d(rows, [pieces.length, WIDTH]));
      return layers.reduce((x, next) => next(x), start);
    });
    const read = new Float32Array(output.dataSync());
    output.dispose();
    return read;
  };
}
