import type { Server } from '../../platform/http/server.ts';
import type { Faults } from '../faults.ts';

/** What steering needs of the server. */
export interface Steering {
  readonly server: Server;
  readonly faults: Faults;
  /** Ends what is due by the business clock; gives how many transfers that was. */
  readonly settle: () => Promise<number>;
  /** When the next work falls due; null if that is after an instant. */
  readonly nextDue: (until: Date) => Promise<Date | null>;
  /** Empties the database and fills it with the seeds again. */
  readonly reset: () => Promise<void>;
}
