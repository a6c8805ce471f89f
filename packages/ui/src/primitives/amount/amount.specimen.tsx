import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { Amount } from './amount.tsx';

export const page = 'parts';

export const specimen: Specimen = (_say, rootAttributes) => (
  <Amount minor={4_000_025} currency="USD" size="hero" {...rootAttributes} />
);
