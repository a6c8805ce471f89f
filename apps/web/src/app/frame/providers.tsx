import { UiProvider } from '@dayfare/ui/provider';
import type { ReactNode } from 'react';
import type { App } from '../../platform/app-context/app.ts';
import { AppContext } from '../../platform/app-context/app-context.ts';
import { TextsContext } from '../../platform/i18n/use-texts.ts';
import { useCell } from '../../platform/state/cell.ts';

/** What every screen is wrapped in: the app's services and its language. */
export function Providers({ app, children }: { app: App; children: ReactNode }) {
  const texts = useCell(app.translator.texts);
  const presets = useCell(app.brand.presets) ?? undefined;
  const { locale } = texts;
  // During rendering and not in an effect, because no frame may be read in the wrong language.
  if (typeof document !== 'undefined') document.documentElement.lang = locale;
  return (
    <AppContext value={app}>
      <TextsContext value={texts}>
        <UiProvider locale={locale} defaults={presets} navigate={(path) => void app.navigation.press(path)}>
          {children}
        </UiProvider>
      </TextsContext>
    </AppContext>
  );
}
