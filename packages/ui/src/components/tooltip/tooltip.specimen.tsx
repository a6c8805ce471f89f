import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

export const page = 'alone';

export const specimen: Specimen = (say, rootAttributes) => (
  <Tooltip text={say('Only you see this.')} defaultOpen {...rootAttributes}>
    <Button>{say('Rename card')}</Button>
  </Tooltip>
);
