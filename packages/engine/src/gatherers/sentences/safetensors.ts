interface Entry {
  readonly dtype: string;
  readonly shape: readonly number[];
  /** Where its bytes begin and end, counted from the end of the header. */
  readonly data_offsets: readonly [number, number];
}

/** Weights in 16 bits by their names; https://huggingface.co/docs/safetensors has the format. */
export interface HalfWeights {
  readonly shape: readonly number[];
  readonly values: Float16Array;
}

/** @throws where a tensor is asked for that the file does not hold in 16 bits */
export function readSafetensors(file: Buffer): (name: string) => HalfWeights {
  const header = 8 + Number(file.readBigUInt64LE(0));
  const entries: Readonly<Record<string, Entry>> = JSON.parse(file.toString('utf8', 8, header));
  return (name) => {
    const entry = entries[name];
    if (entry?.dtype !== 'F16') throw new Error(`The weights hold no ${name} in 16 bits.`);
    const [from, to] = entry.data_offsets;
    // A copy: a view must begin at a multiple of two bytes.
    const bytes = Uint8Array.from(file.subarray(header + from, header + to));
    return { shape: entry.shape, values: new Float16Array(bytes.buffer) };
  };
}
