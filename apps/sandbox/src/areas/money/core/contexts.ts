import type { Server } from '../../../platform/http/server.ts';
import type { ApiContext, SignedIn } from '../../session/index.ts';

/** The server, and the employment that a call is about. */
export interface EmploymentContext extends Server {
  readonly employmentId: number;
}

/** A context with a signed-in person. */
export type SignedInContext = ApiContext & Pick<SignedIn, 'employee'>;

/** A context with the key that a call must carry to act once. */
export type KeyedContext = Pick<SignedInContext, 'db' | 'clock' | 'employee' | 'idempotencyKey'>;

/** A context in which it is known, too, which of their employments a call is about. */
export type WagesContext = SignedInContext & EmploymentContext;
