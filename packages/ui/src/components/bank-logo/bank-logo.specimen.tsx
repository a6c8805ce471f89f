import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { BankLogo } from './bank-logo.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <BankLogo index={0} name={say('First Bank')} {...rootAttributes} />
);
