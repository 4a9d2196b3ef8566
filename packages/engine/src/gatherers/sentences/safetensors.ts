interface Entry {
  readonly dtype: string;
  readonly shape: readonly number[];
  /** Where its bytes begin and end, relative to the end of the header. */
  readonly data_offsets: readonly [number, number];
}

/** A 16-bit tensor. The format is described at https://huggingface.co/docs/safetensors. */
export interface HalfWeights {
  readonly shape: readonly number[];
  readonly values: Float16Array;
}

export interface Safetensors {
  readonly names: readonly string[];
  /** Returns a copy. @throws when the file has no such tensor in 16 bits */
  readonly read: (name: string) => HalfWeights;
}

export function readSafetensors(file: Buffer): Safetensors {
  const header = 8 + Number(file.readBigUInt64LE(0));
  const entries: Readonly<Record<string, Entry>> = JSON.parse(file.toString('utf8', 8, header));
  const read = (name: string): HalfWeights => {
    const entry = entries[name];
    if (entry?.dtype !== 'F16') throw new Error(`The weights hold no ${name} in 16 bits.`);
    const [from, to] = entry.data_offsets;
    const bytes = Uint8Array.from(file.subarray(header + from, header + to));
    return { shape: entry.shape, values: new Float16Array(bytes.buffer) };
  };
  return { names: Object.keys(entries), read };
}
