export { Agreement, type AgreementText } from './agreement.tsx';
