import { browserLocale } from '@dayfare/domain/product';
import { UiProvider } from '@dayfare/ui/provider';
import type { ReactNode } from 'react';
import type { App } from '../../platform/app-context/app.ts';
import { AppContext } from '../../platform/app-context/app-context.ts';
import { TextsContext, useLanguage } from '../../platform/i18n/use-texts.ts';
import { useCell } from '../../platform/state/cell.ts';

/** What every screen is wrapped in: the app's services and its language. */
export function Providers({ app, children }: { app: App; children: ReactNode }) {
  return (
    <AppContext value={app}>
      <TextsContext value={app.translator.i18n}>
        <Spoken app={app}>{children}</Spoken>
      </TextsContext>
    </AppContext>
  );
}

function Spoken({ app, children }: { app: App; children: ReactNode }) {
  const locale = browserLocale(useLanguage());
  const presets = useCell(app.brand.presets) ?? undefined;
  // During rendering and not in an effect, because no frame may be read in the wrong language.
  if (typeof document !== 'undefined') document.documentElement.lang = locale;
  return (
    <UiProvider locale={locale} defaults={presets} navigate={(path) => void app.navigation.go(path)}>
      {children}
    </UiProvider>
  );
}
