import type { WireEnrollment, WireEnrollmentRequest } from '@dayfare/api/enrollment/contract';
import type { RegistrationStatus } from '@dayfare/domain/enrollment';
import type { ApiContext } from '../session/index.ts';
import type { Enrollment } from './tables.ts';

/** What taking a screen comes to. */
export interface StepResult {
  readonly change: Partial<Enrollment>;
  /** The screen has to be filled in again. */
  readonly stays?: boolean;
  /** Later screens depend on it, and are asked for again. */
  readonly resets?: boolean;
  readonly status?: RegistrationStatus | undefined;
  readonly enrollmentCode?: WireEnrollment['enrollmentCode'];
}

/** Takes one screen, in the transaction that `context.db` is. `passwordHash`: of the password that goes with it, where there is one. */
export type Step = (
  context: ApiContext,
  enrollment: Enrollment,
  input: WireEnrollmentRequest,
  passwordHash: string | null,
) => Promise<StepResult>;
