import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { Text } from '../text/text.tsx';
import { Grid } from './grid.tsx';

export const page = 'parts';

export const specimen: Specimen = (say, rootAttributes) => (
  <Grid columns="narrow" {...rootAttributes}>
    <Text as="span">{say('Earned')}</Text>
    <Text as="span">{say('Already taken')}</Text>
    <Text as="span">{say('Left for payday')}</Text>
  </Grid>
);
