import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { IssuerStatement } from './issuer-statement.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <IssuerStatement bank={say('Example Bank, N.A., Member FDIC')} {...rootAttributes} />
);
