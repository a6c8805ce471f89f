import { type EmployeeIdProblem, employeeIdProblem, tidyEmployeeId } from '@dayfare/domain/enrollment';
import type { EmployerCodeProblem } from '../../../kit/enrollment/employer-code-field.tsx';
import { employerCodeRefusals, useEmployerCode } from '../../../kit/enrollment/use-employer-code.ts';
import { screenOf, useEnrollment } from '../../../kit/enrollment/use-enrollment.ts';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { rulesOf } from './rules.ts';

/** What is wrong with the id. */
interface IdProblem {
  readonly employeeId?: EmployeeIdProblem['key'] | 'notFound';
  readonly code?: EmployerCodeProblem;
}

/** The employee id. */
export function useEmployeeId() {
  const { draft, change, send, advance } = useEnrollment();
  const rules = rulesOf(draft.employer);
  const employerCode = useEmployerCode();
  const submission = useSubmit<
    { employeeId: string; code: string },
    Awaited<ReturnType<typeof send>>,
    IdProblem
  >({
    form: 'enrollment/employee-id',
    initial: { employeeId: draft.employeeId, code: '' },
    secret: ['code'],
    check: ({ employeeId, code }) => {
      const problem = employeeIdProblem(employeeId, rules);
      if (problem) return { employeeId: problem.key };
      return employerCode.check(code);
    },
    send: ({ employeeId, code }) =>
      send('EmployeeIdInput', {
        EnrollmentData: { EmployeeID: tidyEmployeeId(employeeId, rules) },
        ...employerCode.fields(code),
      }),
    refusals: {
      EmployeeIdNotFound: { employeeId: 'notFound' },
      ...employerCodeRefusals,
    },
    onFailed: employerCode.onFailed,
    onDone: async (answer, { values }) => {
      const employeeId = tidyEmployeeId(values.employeeId, rules);
      if (screenOf(answer) !== 'EmployeeIdInput') {
        await advance(answer, { employeeId });
        return null;
      }
      await change({ employeeId, attemptsLeft: answer.attemptCount });
      employerCode.leaves(answer.attemptCount);
      return { kind: 'refused', code: 'EmployeeIdNotFound', level: 'Error', message: '' };
    },
  });
  return { draft, rules, submission, isOver: employerCode.isOver };
}
