import { browserLocale } from '@dayfare/domain/product';
import { UiProvider } from '@dayfare/ui/provider';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { App } from '../../platform/app-context/app.ts';
import { AppContext } from '../../platform/app-context/app-context.ts';
import { useLanguage } from '../../platform/i18n/use-texts.ts';
import { useCell } from '../../platform/state/cell.ts';

/** What every screen is wrapped in: the app's services and its language. */
export function Providers({ app, children }: { app: App; children: ReactNode }) {
  return (
    <AppContext value={app}>
      <I18nextProvider i18n={app.translator.i18n}>
        <Spoken app={app}>{children}</Spoken>
      </I18nextProvider>
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
