import type { ChannelName, LiftName } from './gaze-channels.ts';
import fitted from './model.json' with { type: 'json' };

/** Log-linear attention weights, written by research/attention/fit-attention.ts. */
export interface AttentionModel {
  /** One weight per channel, for each of the network's layers. */
  readonly layers: readonly (readonly number[])[];
  readonly channels: Readonly<Record<ChannelName, number>>;
  readonly lifts: Readonly<Record<LiftName, number>>;
}

export const attentionModel: AttentionModel = fitted;

/** Set by judgment; the other weights are fitted around them. At full strength text multiplies looks by e to this power. */
export const LIFT: AttentionModel['lifts'] = { text: 1, face: 1, button: 1.2, brand: 0.8 };
