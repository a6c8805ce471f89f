import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { Box } from './box.tsx';

export const page = 'parts';

export const specimen: Specimen = (say, rootAttributes) => (
  <Box padding="card" background="surface" {...rootAttributes}>
    {say('Your pay')}
  </Box>
);
