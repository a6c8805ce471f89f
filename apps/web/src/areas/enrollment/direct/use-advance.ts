import type { WireEnrollment } from '@dayfare/api/enrollment/contract';
import { useEnrollment } from '../../../kit/enrollment/use-enrollment.ts';
import { useSendEmployer } from '../../../kit/enrollment/use-send-employer.ts';
import { useSubmit } from '../../../platform/forms/use-submit.ts';

/** Goes on with a direct enrollment. Once the number has been proved, the server is told of the employer first. */
export function useAdvance() {
  const { draft, advance, open } = useEnrollment();
  const sendEmployer = useSendEmployer();
  const { employer, reached } = draft;
  const submission = useSubmit<object, WireEnrollment | null, object>({
    form: 'enrollment/direct-progress',
    initial: {},
    secret: [],
    send: async () => {
      if (reached !== 'EmployerInput') return null;
      return sendEmployer(employer);
    },
    onDone: async (answer) => {
      await (answer ? advance(answer, {}) : open(reached));
      return null;
    },
  });
  return { draft, submission };
}
