import { ownWords } from '../../conformance/specimens/own-words.ts';
import { nothing, type Specimen } from '../../conformance/specimens/specimen.ts';
import { AppRating } from './app-rating.tsx';
import { words as appRating } from './words.ts';

export const page = 'alone';

export const specimen: Specimen = (say, rootAttributes) => (
  <AppRating isOpen onAnswer={nothing} text={ownWords(appRating.en, say)} {...rootAttributes} />
);
