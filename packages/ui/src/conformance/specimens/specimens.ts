/// <reference types="vite/types/importMeta.d.ts" />
import type { Specimen, SpecimenPage } from './specimen.ts';

/** What a part exports from `<name>.specimen.tsx` in its folder. */
interface SpecimenModule {
  readonly page: SpecimenPage;
  readonly specimen: Specimen;
}

const modules = import.meta.glob<SpecimenModule>('../../{primitives,components,patterns}/*/*.specimen.tsx', {
  eager: true,
});

/** `../../patterns/receipt/receipt.specimen.tsx` as the path under which one imports it: `patterns/receipt`. */
const pathOf = (file: string) => file.replace(/^.*?\/(patterns\/)?[\w-]+\/([\w-]+)\.specimen\.tsx$/, '$1$2');

/** A specimen and where it is. */
interface Entry extends SpecimenModule {
  /** The path under which one imports the component: `patterns/receipt`. */
  readonly path: string;
  /** Its file, as seen from here. */
  readonly file: string;
}

/** Every export that draws something, in the order of the paths. */
export const specimenEntries: readonly Entry[] = Object.entries(modules)
  .map(([file, { page, specimen }]) => ({ path: pathOf(file), file, page, specimen }))
  .toSorted((a, b) => (a.path < b.path ? -1 : 1));

/** Every export that draws something, with as few props as it takes, by the path under which one imports it. */
export const specimens: Readonly<Record<string, Specimen>> = Object.fromEntries(
  specimenEntries.map(({ path, specimen }) => [path, specimen]),
);

/** The specimens of a page, by their paths. */
export const specimensOn = (page: SpecimenPage): Readonly<Record<string, Specimen>> =>
  Object.fromEntries(
    specimenEntries.filter((one) => one.page === page).map(({ path, specimen }) => [path, specimen]),
  );
