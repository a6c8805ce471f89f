export { AccountButton } from './account/account-button.tsx';
export { useProofSheet } from './proof/use-proof-sheet.ts';
