import type { Language } from '@dayfare/domain/product';
import type { BackendModule } from 'i18next';
import type { ReadTexts, TextArea } from './area-texts.ts';

/** i18next's backend plugin: it reads an area's texts with what it is given. */
export interface CatalogueBackend extends Pick<BackendModule, 'type' | 'init'> {
  /** Says that `read` gives its answer back, instead of calling back. */
  readonly callbackApi: false;
  readonly read: (language: string, area: string) => object | Promise<object>;
}

/** Creates the backend. `bundled` gives texts that need not be fetched. */
export function catalogueBackend(
  readTexts: ReadTexts,
  bundled: (language: string, area: string) => object | undefined,
): CatalogueBackend {
  return {
    type: 'backend',
    callbackApi: false,
    init: () => undefined,
    read: (language, area) => bundled(language, area) ?? readTexts(area as TextArea, language as Language),
  };
}
