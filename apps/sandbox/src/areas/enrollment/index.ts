export { issueEmployerCode } from './employer-code.ts';
export { employerOf, specialEmployers } from './employer-directory.ts';
export { newcomers, seededNumbers, trustScores } from './newcomers.ts';
export { readScan } from './scan.ts';
export { writeDocument } from './test-document.ts';
export { signUpAddress } from './work-account.ts';
