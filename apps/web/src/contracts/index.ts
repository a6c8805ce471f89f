export { Agreement, type AgreementProps, type AgreementText } from './agreement.tsx';
