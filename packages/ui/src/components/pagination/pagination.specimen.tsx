import { nothing, type Specimen } from '../../conformance/specimens/specimen.ts';
import { Pagination } from './pagination.tsx';

export const page = 'views';

export const specimen: Specimen = (_say, rootAttributes) => (
  <Pagination value={2} pageCount={9} onChange={nothing} {...rootAttributes} />
);
