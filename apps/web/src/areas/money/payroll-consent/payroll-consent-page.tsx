export const title = 'money/payroll-consent:titles.page';
export const back = 'previous';

export { PayrollConsentScreen as Screen } from './payroll-consent-screen.tsx';
