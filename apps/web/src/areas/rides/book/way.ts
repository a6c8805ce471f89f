import type { RidePlace } from '@dayfare/api/rides/queries';

/** A way that cars were looked for. */
export interface Way {
  readonly runId: string;
  readonly source: RidePlace;
  readonly destination: RidePlace;
  /** Whether its price was another a moment ago. */
  readonly isRenewed: boolean;
}
