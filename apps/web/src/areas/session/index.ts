export { PartHeader } from './account/part-header.tsx';
export { useAccountSheet } from './account/use-account-sheet.tsx';
export { passwordRules } from './password/password-rules.ts';
export { loadPolicy, usePolicy } from './password/use-policy.ts';
export { CodeEntry } from './pin/code-entry.tsx';
export { useCode } from './pin/use-code.ts';
export { useProofSheet } from './proof/use-proof-sheet.ts';
