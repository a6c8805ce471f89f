import { help } from '../../conformance/specimens/samples.tsx';
import { onField, type Specimen } from '../../conformance/specimens/specimen.ts';
import { Switch } from './switch.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, rootAttributes) => (
  <Switch {...help(say)} {...onField(rootAttributes)}>
    {say('Text me on payday')}
  </Switch>
);
