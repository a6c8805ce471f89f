export { createDisclosures, disclosuresPath } from './disclosures/routes.ts';
export { expireLinks, lastLink, makeLink } from './links.ts';
export { guardianConsents, guardianLinks } from './tables.ts';
export { consentFor } from './waiting.ts';
