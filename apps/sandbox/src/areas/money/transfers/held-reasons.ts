import type { AvailabilityReason } from '@dayfare/domain/money';

/** Reasons set by hand why early pay is closed to a person; in memory, so that a restart opens it again. */
export interface HeldReasons {
  /** The reason for an employee; undefined if none is set. */
  readonly of: (employeeId: number) => AvailabilityReason | undefined;
  /** Sets a reason; `Available` takes it away. */
  readonly set: (employeeId: number, reason: AvailabilityReason) => void;
  readonly clear: () => void;
}

declare module '../../../platform/http/server.ts' {
  interface Server {
    /** Why early pay is closed to a person, where that was set by hand. */
    readonly heldReasons: HeldReasons;
  }
}

/** Starts with none. */
export function createHeldReasons(): HeldReasons {
  const held = new Map<number, AvailabilityReason>();
  return {
    of: (employeeId) => held.get(employeeId),
    set: (employeeId, reason) => {
      if (reason === 'Available') held.delete(employeeId);
      else held.set(employeeId, reason);
    },
    clear: () => held.clear(),
  };
}
