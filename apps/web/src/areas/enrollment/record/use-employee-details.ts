import { isBirthDate } from '@dayfare/domain/enrollment';
import type { EmployerCodeProblem } from '../../../kit/enrollment/employer-code-field.tsx';
import { employerCodeRefusals, useEmployerCode } from '../../../kit/enrollment/use-employer-code.ts';
import { screenOf, useEnrollment } from '../../../kit/enrollment/use-enrollment.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { serverNow } from '../../../platform/device/now.ts';
import { useSubmit } from '../../../platform/forms/use-submit.ts';

/** What is wrong with the date of birth. */
interface DetailsProblem {
  readonly birthDate?: 'missing' | 'notFound';
  readonly code?: EmployerCodeProblem;
}

/** What the employer's records are asked with beside the id, and how many tries are left. */
export function useEmployeeDetails() {
  const { api } = useApp();
  const { draft, change, send, advance } = useEnrollment();
  const employerCode = useEmployerCode(draft.attemptsLeft === 0);
  const initial: { readonly birthDate: string | null; readonly code: string } = {
    ...{ birthDate: draft.birthDate, code: '' },
  };
  const submission = useSubmit<typeof initial, Awaited<ReturnType<typeof send>>, DetailsProblem>({
    form: 'enrollment/employee-details',
    initial,
    secret: ['code'],
    check: ({ birthDate, code }) => {
      const today = new Date(serverNow(api)).toISOString().slice(0, 10);
      if (!isBirthDate(birthDate, today)) return { birthDate: 'missing' };
      return employerCode.check(code);
    },
    send: ({ birthDate, code }) =>
      send('EmployeeDetailsInput', {
        DOB: birthDate ?? undefined,
        ...employerCode.fields(code),
      }),
    refusals: {
      EmployeeDetailsNotFound: { birthDate: 'notFound' },
      ...employerCodeRefusals,
      EmployeeDetailsAttemptsExpired: {},
    },
    onFailed: employerCode.onFailed,
    onDone: async (answer, { values: { birthDate } }) => {
      if (screenOf(answer) !== 'EmployeeDetailsInput') {
        await advance(answer, { birthDate });
        return null;
      }
      await change({ birthDate, attemptsLeft: answer.attemptCount });
      employerCode.leaves(answer.attemptCount);
      return { kind: 'refused', code: 'EmployeeDetailsNotFound', level: 'Error', message: '' };
    },
  });
  return { draft, submission, isOver: employerCode.isOver };
}
