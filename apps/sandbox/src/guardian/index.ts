export { createDisclosures, disclosuresPath } from './disclosures/routes.ts';
export { expireLinks, lastLink, makeLink } from './links.ts';
export { guardianConsents } from './tables.ts';
export { consentFor } from './waiting.ts';
