import { isSsnEnd } from '@dayfare/domain/enrollment';
import { emailProblem, nameProblem, tidyName } from '@dayfare/domain/validation';
import { useState } from 'react';
import type { EmployerCodeProblem } from '../../../kit/enrollment/employer-code-field.tsx';
import { employerCodeRefusals, useEmployerCode } from '../../../kit/enrollment/use-employer-code.ts';
import { useEnrollment } from '../../../kit/enrollment/use-enrollment.ts';
import { useSubmit } from '../../../platform/forms/use-submit.ts';

interface Typed {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** The last four digits; never kept. */
  readonly ssn: string;
  /** The employer's, once the tries are used up; never kept. */
  readonly code: string;
}

/** What is wrong with it, by field. */
export interface PersonProblem {
  readonly firstName?: 'missing' | 'wrong';
  readonly lastName?: 'missing' | 'wrong';
  readonly email?: 'missing' | 'wrong';
  readonly ssn?: 'missing' | 'mismatch';
  readonly code?: EmployerCodeProblem;
}

const kindOf = (problem: { readonly key: string } | null) =>
  problem && (problem.key === 'Required' ? 'missing' : 'wrong');

function problemOf({ firstName, lastName, email }: Typed): PersonProblem | null {
  const found = {
    firstName: kindOf(nameProblem(tidyName(firstName))),
    lastName: kindOf(nameProblem(tidyName(lastName))),
    email: kindOf(emailProblem(email)),
  };
  const wrong = Object.entries(found).filter(([, problem]) => problem !== null);
  return wrong.length > 0 ? (Object.fromEntries(wrong) as PersonProblem) : null;
}

/** Name and e-mail; and the end of the social security number, on a step of its own, where the employer asks for it. */
export function usePersonalInfo() {
  const { draft, change, send, advance } = useEnrollment();
  const { firstName, lastName, email, employer } = draft;
  const [step, setStep] = useState<'person' | 'ssn'>('person');
  const employerCode = useEmployerCode();
  const submission = useSubmit<Typed, Awaited<ReturnType<typeof send>> | null, PersonProblem>({
    form: 'enrollment/person',
    initial: { firstName, lastName, email, ssn: '', code: '' },
    secret: ['ssn', 'code'],
    check: (typed) => {
      if (step === 'person') return problemOf(typed);
      if (!isSsnEnd(typed.ssn)) return { ssn: 'missing' };
      return employerCode.check(typed.code);
    },
    send: async (typed) => {
      if (employer?.enableIdology && step === 'person') return null;
      return send('PersonalInfoInput', {
        EnrollmentData: {
          FirstName: tidyName(typed.firstName),
          LastName: tidyName(typed.lastName),
          Email: typed.email.trim(),
        },
        ...(step === 'ssn' && { SSN: typed.ssn, ...employerCode.fields(typed.code) }),
      });
    },
    refusals: { VerificationFailed: { ssn: 'mismatch' }, ...employerCodeRefusals },
    onFailed: employerCode.onFailed,
    onDone: async (answer, { values }) => {
      const typed = {
        ...{ firstName: tidyName(values.firstName), lastName: tidyName(values.lastName) },
        email: values.email.trim(),
      };
      if (answer) await advance(answer, typed);
      else {
        await change(typed);
        setStep('ssn');
      }
      return null;
    },
  });
  return { draft, step, submission, isOver: employerCode.isOver, toPerson: () => setStep('person') };
}
