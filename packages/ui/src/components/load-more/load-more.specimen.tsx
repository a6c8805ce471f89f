import { nothing, type Specimen } from '../../conformance/specimens/specimen.ts';
import { LoadMore } from './load-more.tsx';

export const page = 'views';

export const specimen: Specimen = (_say, rootAttributes) => (
  <LoadMore shown={20} total={40} onPress={nothing} {...rootAttributes} />
);
