import type { WireEnrollment } from '@dayfare/api/enrollment/contract';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { requestTypeOf } from '../employer/request-type.ts';
import { useEnrollment } from '../flow/use-enrollment.ts';

/** Goes on with a direct enrollment. Once the number has been proved, the server is told of the employer first. */
export function useGoOn() {
  const app = useApp();
  const { draft, send, goOn, open } = useEnrollment();
  const { employer, campaign, reached } = draft;
  const submission = useSubmit<object, WireEnrollment | null, object>({
    form: 'enrollment/direct-progress',
    initial: {},
    secret: [],
    send: async () => {
      if (reached !== 'EmployerInput') return null;
      return send('EmployerInput', {
        EnrollmentData: { EmployerID: employer?.id, BuisnessName: employer?.name },
        utm_campaign: campaign || undefined,
        RequestType: requestTypeOf(app),
      });
    },
    onDone: async (answer) => {
      await (answer ? goOn(answer, {}) : open(reached));
      return null;
    },
  });
  return { draft, submission };
}
