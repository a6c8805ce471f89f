import { overlay } from '../../conformance/specimens/samples.tsx';
import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { BottomSheet } from './bottom-sheet.tsx';

export const page = 'alone';

export const specimen: Specimen = (say, rootAttributes) => (
  <BottomSheet {...overlay(say)} {...rootAttributes} />
);
