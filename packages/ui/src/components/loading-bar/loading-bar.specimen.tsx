import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { LoadingBar } from './loading-bar.tsx';

export const page = 'views';

export const specimen: Specimen = (_say, rootAttributes) => <LoadingBar isLoading {...rootAttributes} />;
