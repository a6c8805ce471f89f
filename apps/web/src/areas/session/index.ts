export { PartHeader } from './account/part-header.tsx';
export { useAccountSheet } from './account/use-account-sheet.tsx';
export { useProofSheet } from './proof/use-proof-sheet.ts';
