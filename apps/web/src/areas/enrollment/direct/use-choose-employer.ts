import type { WireEmployer } from '@dayfare/api/enrollment/contract';
import { isAfter } from '@dayfare/domain/enrollment';
import { useEnrollment } from '../../../kit/enrollment/use-enrollment.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useSubmit } from '../../../platform/forms/use-submit.ts';

interface Typed {
  readonly employer: WireEmployer | null;
  /** Goes on without one, whatever has been chosen. */
  readonly isAlone: boolean;
}

/** The employer of a direct enrollment. It is kept on the device; the server is told once the number has been proved. */
export function useChooseEmployer() {
  const { navigation } = useApp();
  const { draft, change } = useEnrollment();
  return useSubmit<Typed, null, { readonly employer?: 'missing' }>({
    form: 'enrollment/direct-employer',
    initial: { employer: draft.employer, isAlone: false },
    secret: [],
    check: ({ employer, isAlone }) => (employer || isAlone ? null : { employer: 'missing' }),
    send: async () => null,
    onDone: async (_, { values: { employer, isAlone } }) => {
      const chosen = isAlone ? null : employer;
      const isOther = chosen?.id !== draft.employer?.id || isAlone !== draft.hasNoEmployer || !draft.isDirect;
      // What the records of one employer said is asked again for another.
      const isAhead = isOther && isAfter(draft.reached, 'EmployerInput');
      await change({
        ...{ employer: chosen, hasNoEmployer: isAlone, isDirect: true },
        ...(isAhead && { reached: 'EmployerInput' }),
        ...(isOther && { employeeId: '', birthDate: null }),
      });
      await navigation.go('/dayfare-direct/progress');
      return null;
    },
  });
}
