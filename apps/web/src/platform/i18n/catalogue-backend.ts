import type { Language } from '@dayfare/domain/product';
import type { BackendModule } from 'i18next';
import type { Catalogues, TextArea } from './area-texts.ts';

/** i18next's backend plugin: it reads an area's catalogue from where the area says. */
export interface CatalogueBackend extends Pick<BackendModule, 'type' | 'init'> {
  /** Says that `read` gives its answer back, instead of calling back. */
  readonly callbackApi: false;
  readonly read: (language: string, area: string) => object | Promise<object>;
}

/** Creates the backend. `bundled` gives texts that need not be fetched. */
export function catalogueBackend(
  catalogues: Catalogues,
  atHand: (language: string, area: string) => object | undefined,
): CatalogueBackend {
  return {
    type: 'backend',
    callbackApi: false,
    init: () => undefined,
    read: (language, area) =>
      atHand(language, area) ??
      catalogues[area as TextArea][language as Language]().then(({ texts }) => texts),
  };
}
