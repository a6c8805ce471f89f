export { PageHeader } from './account/page-header.tsx';
export { PartHeader } from './account/part-header.tsx';
export { useAccountSheet } from './account/use-account-sheet.tsx';
export { loadPolicy, usePolicy } from './password/use-policy.ts';
