import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { BrandLogo } from './brand-logo.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <BrandLogo logo={{ url: 'logo.svg', width: 120, height: 40 }} name={say('Dayfare')} {...rootAttributes} />
);
