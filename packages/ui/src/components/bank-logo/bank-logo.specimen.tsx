import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { BankLogo } from './bank-logo.tsx';

export const page = 'views';

export const specimen: Specimen = (say, marks) => <BankLogo index={0} name={say('First Bank')} {...marks} />;
