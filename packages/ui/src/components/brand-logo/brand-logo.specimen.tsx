import { brandLogos } from '@dayfare/themes/brands/logos';
import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { BrandLogo } from './brand-logo.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <BrandLogo logo={brandLogos.dayfare.full} name={say('Dayfare')} {...rootAttributes} />
);
