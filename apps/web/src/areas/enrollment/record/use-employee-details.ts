import { isBirthDate } from '@dayfare/domain/enrollment';
import { useState } from 'react';
import { nowMs } from '../../../platform/device/now.ts';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { screenOf, useEnrollment } from '../flow/use-enrollment.ts';

/** What is wrong with the date of birth. */
interface DetailsProblem {
  readonly birthDate?: 'missing' | 'notFound';
}

/** What the employer's records are asked with beside the id, and how many tries are left. */
export function useEmployeeDetails() {
  const { draft, change, send, goOn } = useEnrollment();
  const [isOver, setOver] = useState(draft.attemptsLeft === 0);
  const initial: { readonly birthDate: string | null } = { birthDate: draft.birthDate };
  const submission = useSubmit<typeof initial, Awaited<ReturnType<typeof send>>, DetailsProblem>({
    form: 'enrollment/employee-details',
    initial,
    secret: [],
    check: ({ birthDate }) => {
      const today = new Date(nowMs()).toISOString().slice(0, 10);
      return isBirthDate(birthDate, today) ? null : { birthDate: 'missing' };
    },
    send: ({ birthDate }) => send('EmployeeDetailsInput', { DOB: birthDate ?? undefined }),
    refusals: { EmployeeDetailsNotFound: { birthDate: 'notFound' }, EmployeeDetailsAttemptsExpired: {} },
    onFailed: (failure) => {
      if (failure.kind === 'refused' && failure.code === 'EmployeeDetailsAttemptsExpired') setOver(true);
    },
    onDone: async (answer, { values: { birthDate } }) => {
      if (screenOf(answer) !== 'EmployeeDetailsInput') {
        await goOn(answer, { birthDate });
        return null;
      }
      await change({ birthDate, attemptsLeft: answer.attemptCount });
      if (answer.attemptCount === 0) setOver(true);
      return { kind: 'refused', code: 'EmployeeDetailsNotFound', level: 'Error', message: '' };
    },
  });
  return { draft, submission, isOver };
}
