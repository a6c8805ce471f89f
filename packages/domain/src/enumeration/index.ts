export { type Enumeration, enumeration, type NameOf, numbered } from './enumeration.ts';
