import { loginProblem } from '@dayfare/domain/session';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useSubmit } from '../../../platform/forms/use-submit.ts';

/** Signs in with what is typed. */
export function useLogin() {
  const { flow } = useApp();
  const [search] = useSearchParams();
  return useSubmit({
    form: 'session/login',
    initial: { identifier: '', password: '' },
    secret: ['password'],
    check: loginProblem,
    send: (fields) => flow.signIn(fields, search.get('redirectUrl')),
  });
}

/** The sign-in form, as {@link useLogin} has it. */
export type Login = ReturnType<typeof useLogin>;
