import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { PageLayout } from './page-layout.tsx';

export const page = 'views';

export const specimen: Specimen = (say, marks) => (
  <PageLayout label={say('Home')} {...marks}>
    {say('Good evening, Ana.')}
  </PageLayout>
);
