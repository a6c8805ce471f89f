import { openDirectPage } from '../../../kit/enrollment/open-page.ts';

export const title = 'enrollment/record:titles.employeeDetails';
export const load = openDirectPage('/dayfare-direct/employee-details');

export { Screen } from '../record/employee-details-page.tsx';
