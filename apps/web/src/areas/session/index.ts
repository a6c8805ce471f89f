export { AccountButton } from './account/account-button.tsx';
export { useAccountSheet } from './account/use-account-sheet.tsx';
export { useProofSheet } from './proof/use-proof-sheet.ts';
