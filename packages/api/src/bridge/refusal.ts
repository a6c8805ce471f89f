import type { RefusalReason } from './envelope.ts';

/** A request that came to nothing, for a reason of the contract. Handlers throw it; the caller gets it. */
export class BridgeRefusal extends Error {
  override readonly name = 'BridgeRefusal';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, detail?: string) {
    super(detail ?? reason);
    this.reason = reason;
  }
}
