import type { GradingsDeps } from '../gradings/index.ts';
import type { Guests } from './guests.ts';

export interface GuestsDeps extends GradingsDeps {
  readonly guests: Guests;
}
