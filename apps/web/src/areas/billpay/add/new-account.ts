import { pathTo } from '../../../platform/navigation/path-to.ts';

/** Where an account at a biller is added, and back to the bill from there. */
export const newAccountPath = () => pathTo('/ewa/accounts/new/biller', {}, { for: 'bill' });
