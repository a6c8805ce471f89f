import type { CallNotes } from '../wire/index.ts';
import type { placeContract } from './place-contract.ts';

export const notes = {
  getAppConfigurationSettings: 'Configuration: the other spelling of the path, answers alike',
  getCIP: 'The address that this request comes from',
  identifyRegion: 'Region of a person, and the site that serves it',
  getBranchNameMaps: 'Employers that have a page of their own',
  getBranchNameMapsByName: 'Employers with a page of their own, by the beginning of their name',
  saveResidentialState: 'State or province that the user lives in',
  switchProduct: 'Switch between early pay through an employer and the direct product',
} as const satisfies CallNotes<typeof placeContract>;
