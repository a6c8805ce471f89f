import { openDirectPage } from '../../../kit/enrollment/open-page.ts';

export const title = 'enrollment/record:titles.employeeId';
export const load = openDirectPage('/dayfare-direct/employee-id');

export { Screen } from '../record/employee-id-page.tsx';
