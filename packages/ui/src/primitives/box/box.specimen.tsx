import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { Box } from './box.tsx';

export const page = 'parts';

export const specimen: Specimen = (say, marks) => (
  <Box padding="card" ground="surface" {...marks}>
    {say('Your pay')}
  </Box>
);
