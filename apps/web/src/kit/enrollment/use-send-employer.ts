import type { WireEmployer, WireEnrollment } from '@dayfare/api/enrollment/contract';
import { matchedStatus } from '@dayfare/domain/enrollment';
import { useApp } from '../../platform/app-context/app-context.ts';
import { requestTypeOf } from './request-type.ts';
import { useEnrollment } from './use-enrollment.ts';

/** A function that tells the server of the employer, with what led to the sign-up, and the work account if it is one of that employer. */
export function useSendEmployer() {
  const app = useApp();
  const { draft, send } = useEnrollment();
  const { workAccount, campaign } = draft;
  return (employer: WireEmployer | null) =>
    send('EmployerInput', {
      EnrollmentData: { EmployerID: employer?.id, BuisnessName: employer?.name },
      utm_campaign: campaign || undefined,
      RequestType: requestTypeOf(app),
      authAccountID: employer?.id === draft.employer?.id ? workAccount || null : null,
    });
}

/** Whether the answer to the employer's screen says that a work account has answered for the employer's records. */
export function isMatchedByEmployer({ matchedStatus: status }: WireEnrollment): boolean {
  return matchedStatus.fromWire(status) === 'Permanent';
}
