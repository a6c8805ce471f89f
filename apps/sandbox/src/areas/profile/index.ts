export { wants, whoWants } from './notification-settings.ts';
