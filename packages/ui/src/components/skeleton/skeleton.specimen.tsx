import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { Skeleton } from './skeleton.tsx';

export const page = 'views';

export const specimen: Specimen = (_say, rootAttributes) => <Skeleton shape="row" {...rootAttributes} />;
