import { nothing, type Specimen } from '../../conformance/specimens/specimen.ts';
import { AppHeader } from './app-header.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <AppHeader title={say('Get paid')} isPageHeading={false} onBack={nothing} {...rootAttributes} />
);
