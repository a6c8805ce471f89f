export { PageHeader } from './account/page-header.tsx';
export { PartHeader } from './account/part-header.tsx';
export { useAccountSheet } from './account/use-account-sheet.tsx';
export { passwordRules } from './password/password-rules.ts';
export { loadPolicy, usePolicy } from './password/use-policy.ts';
