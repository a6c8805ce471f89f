import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { CardNumber } from './card-number.tsx';

export const page = 'views';

export const specimen: Specimen = (_say, rootAttributes) => <CardNumber number="0923" {...rootAttributes} />;
