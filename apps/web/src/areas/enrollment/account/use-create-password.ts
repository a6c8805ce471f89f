import { passwordProblem } from '@dayfare/domain/validation';
import { useEnrollment } from '../../../kit/enrollment/use-enrollment.ts';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { usePolicy } from '../../session/index.ts';

/** What is wrong with the password. */
export interface NewPasswordProblem {
  readonly password?: 'missing' | 'wrong' | 'refused' | 'leaked';
}

/** The password of the account that is about to be made. */
export function useCreatePassword() {
  const { draft, send, advance } = useEnrollment();
  // The server checks the password in any case.
  const policy = usePolicy();
  const submission = useSubmit<{ password: string }, Awaited<ReturnType<typeof send>>, NewPasswordProblem>({
    form: 'enrollment/password',
    initial: { password: '' },
    secret: ['password'],
    check: ({ password }) => {
      if (password === '') return { password: 'missing' };
      return policy && passwordProblem(password, policy) ? { password: 'wrong' } : null;
    },
    send: ({ password }) => send('PasswordInput', { Password: password }),
    refusals: { PasswordPolicy: { password: 'refused' }, PasswordBreached: { password: 'leaked' } },
    onDone: async (answer) => {
      await advance(answer, {});
      return null;
    },
  });
  return { policy, submission, phone: draft.sentTo };
}
