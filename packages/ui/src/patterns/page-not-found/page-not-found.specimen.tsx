import { ownWords } from '../../conformance/specimens/own-words.ts';
import { nothing, type Specimen } from '../../conformance/specimens/specimen.ts';
import { PageNotFound } from './page-not-found.tsx';
import { words as pageNotFound } from './words.ts';

export const page = 'alone';

export const specimen: Specimen = (say, rootAttributes) => (
  <PageNotFound onBack={nothing} helpHref="#help" text={ownWords(pageNotFound.en, say)} {...rootAttributes} />
);
