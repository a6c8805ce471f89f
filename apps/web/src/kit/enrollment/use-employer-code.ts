import { useState } from 'react';
import type { Failure } from '../../platform/failures/failure.ts';
import type { EmployerCodeProblem } from './employer-code-field.tsx';

/** What the server may have against a code, for a form's `refusals`. */
export const employerCodeRefusals = {
  EmployerCodeUnknown: { code: 'unknown' },
} as const satisfies Readonly<Record<string, { readonly code: EmployerCodeProblem }>>;

/** When a form asks for the employer's code, and what it sends of it. `isOverAtFirst`: the tries are known to be used up. Default false. */
export function useEmployerCode(isOverAtFirst = false) {
  const [isOver, setOver] = useState(isOverAtFirst);
  return {
    /** Whether the tries are used up, so that only a code leads on. */
    isOver,
    /** The server has said how many tries are left. */
    leaves: (tries: number) => setOver(tries === 0),
    onFailed: (failure: Failure) => {
      if (failure.kind === 'refused' && failure.code === 'EmployeeDetailsAttemptsExpired') setOver(true);
    },
    check: (code: string): { readonly code: EmployerCodeProblem } | null =>
      isOver && code.trim() === '' ? { code: 'missing' } : null,
    /** The fields of the request. */
    fields: (code: string): { readonly EmployerCode?: string } =>
      isOver ? { EmployerCode: code.trim() } : {},
  };
}
