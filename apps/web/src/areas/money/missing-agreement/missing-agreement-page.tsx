export const title = 'money/missing-agreement:titles.page';
export const back = 'previous';

export { MissingAgreementScreen as Screen } from './missing-agreement-screen.tsx';
