import { draftStoreOf } from '../../../kit/enrollment/draft-store.ts';
import { openPage } from '../../../kit/enrollment/open-page.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useCell } from '../../../platform/state/cell.ts';
import { EmployeeIdForm } from './employee-id-form.tsx';
import { MoreLogins } from './more-logins.tsx';

export const title = 'enrollment/record:titles.employeeId';
export const load = openPage('/signup/employee-id');

/** How the employer identifies the person: first by its own sign-in, then by the employee id. */
export function Screen() {
  const { reached } = useCell(draftStoreOf(useApp()).draft);
  return reached === 'MoreLoginSplash' ? <MoreLogins /> : <EmployeeIdForm />;
}
