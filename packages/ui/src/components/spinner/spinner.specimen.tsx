import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { Spinner } from './spinner.tsx';

export const page = 'views';

export const specimen: Specimen = (_say, rootAttributes) => <Spinner {...rootAttributes} />;
