export { employerOf, specialEmployers } from './employer-directory.ts';
export { newcomers, seededNumbers } from './newcomers.ts';
export { writeDocument } from './test-document.ts';
