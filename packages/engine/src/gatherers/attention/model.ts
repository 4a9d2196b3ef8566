import type { ChannelName, LiftName } from './gaze-channels.ts';
import fitted from './model.json' with { type: 'json' };

/** Log-linear weights of what draws looks; research/attention/fit-attention.ts wrote them. */
export interface AttentionModel {
  /** One for each channel of the network's layers, by layer. */
  readonly layers: readonly (readonly number[])[];
  readonly channels: Readonly<Record<ChannelName, number>>;
  readonly lifts: Readonly<Record<LiftName, number>>;
}

export const attentionModel: AttentionModel = fitted;

/** Set by judgment, the rest is fitted around them: at full strength words draw this many times e. */
export const LIFT: AttentionModel['lifts'] = { text: 1, face: 1, button: 1.2, brand: 0.8 };
