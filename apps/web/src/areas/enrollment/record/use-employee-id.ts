import { type EmployeeIdProblem, employeeIdProblem, tidyEmployeeId } from '@dayfare/domain/enrollment';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { screenOf, useEnrollment } from '../flow/use-enrollment.ts';
import { rulesOf } from './rules.ts';

/** What is wrong with the id. */
interface IdProblem {
  readonly employeeId?: EmployeeIdProblem['key'] | 'notFound';
}

/** The id under which the employer keeps somebody. */
export function useEmployeeId() {
  const { draft, change, send, goOn } = useEnrollment();
  const rules = rulesOf(draft.employer);
  const submission = useSubmit<{ employeeId: string }, Awaited<ReturnType<typeof send>>, IdProblem>({
    form: 'enrollment/employee-id',
    initial: { employeeId: draft.employeeId },
    secret: [],
    check: ({ employeeId }) => {
      const problem = employeeIdProblem(employeeId, rules);
      return problem && { employeeId: problem.key };
    },
    send: ({ employeeId }) =>
      send('EmployeeIdInput', { EnrollmentData: { EmployeeID: tidyEmployeeId(employeeId, rules) } }),
    refusals: { EmployeeIdNotFound: { employeeId: 'notFound' } },
    onDone: async (answer, { values }) => {
      const employeeId = tidyEmployeeId(values.employeeId, rules);
      if (screenOf(answer) !== 'EmployeeIdInput') {
        await goOn(answer, { employeeId });
        return null;
      }
      await change({ employeeId, attemptsLeft: answer.attemptCount });
      return { kind: 'refused', code: 'EmployeeIdNotFound', level: 'Error', message: '' };
    },
  });
  return { draft, rules, submission };
}
