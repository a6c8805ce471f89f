export const title = 'money/own-service:titles.page';
export const back = 'previous';

export { OwnServiceScreen as Screen } from './own-service-screen.tsx';
