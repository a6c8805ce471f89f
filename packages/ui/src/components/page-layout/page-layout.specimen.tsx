import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { PageLayout } from './page-layout.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <PageLayout label={say('Home')} {...rootAttributes}>
    {say('Good evening, Ana.')}
  </PageLayout>
);
