export { AccountButton } from './account/account-button.tsx';
