import { nothing, type Specimen } from '../../conformance/specimens/specimen.ts';
import { Banner } from './banner.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <Banner title={say('Monday is a holiday')} onDismiss={nothing} {...rootAttributes}>
    {say('Transfers arrive on Tuesday.')}
  </Banner>
);
