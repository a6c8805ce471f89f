import { browserLocale, isLanguage } from '@dayfare/domain/product';
import { type DefaultProps, isBrandName } from '@dayfare/themes/brands';
import { allDefaultProps } from '@dayfare/themes/brands/all';
import { boundDefaultProps, isBoundName } from '@dayfare/themes/checks/bounds';
import { plainProps } from '@dayfare/themes/folder';
import { UiProvider } from '@dayfare/ui/provider';
import { type ReactNode, useEffect } from 'react';
import { loadFonts } from './brand-fonts.ts';
import { useDraftBrand } from './draft-brand.ts';
import * as styles from './frame.css.ts';
import { simulatable, simulate } from './pages/simulate/media.ts';
import { draftName } from './pages/studio/drafts.ts';
import { type ToolbarValues, useToolbarValues } from './toolbar-values.ts';

/** Safe areas of the platforms, CSS px: the notch above, the home indicator or gesture bar below. */
const safeAreas = {
  desktop: { top: 0, bottom: 0 },
  ios: { top: 47, bottom: 34 },
  android: { top: 24, bottom: 16 },
} as const;

function isPlatform(value: unknown): value is keyof typeof safeAreas {
  return typeof value === 'string' && value in safeAreas;
}

/** What a brand presets; the checks have brands of their own. */
function defaultPropsOf(brand: unknown): DefaultProps {
  if (isBoundName(brand)) return boundDefaultProps[brand];
  if (brand === draftName) return plainProps;
  return allDefaultProps[isBrandName(brand) ? brand : 'common'];
}

const surfaces = ['brand', 'inverse', 'media'] as const;

interface FrameProps {
  globals: ToolbarValues;
  /** The story, with the toolbars that it is shown in. */
  children: (values: ToolbarValues) => ReactNode;
}

/**
 * Puts a story into the brand, scheme, surface, language, text size and platform of the toolbars, and simulates forced colours and
 * reduced motion.
 * It writes to the document while rendering, not in an effect: a check that runs right after the first paint must
 * see the brand (an effect that fails leaves a whole run unthemed without a word).
 */
export function Frame({ globals: toolbars, children }: FrameProps) {
  const chosen = useToolbarValues(toolbars);
  const draft = useDraftBrand();
  // The draft may have been deleted since it was chosen.
  const globals = chosen.brand === draftName && !draft ? { ...chosen, brand: 'common' } : chosen;
  const root = document.documentElement;
  const language = isLanguage(globals.language) ? globals.language : 'en';
  const locale = browserLocale(language);
  const platform = isPlatform(globals.platform) ? globals.platform : 'desktop';
  root.dataset.brand = String(globals.brand);
  root.dataset.scheme = String(globals.scheme);
  root.dataset.platform = platform;
  root.lang = locale;
  root.style.fontSize = `${globals.textScale}%`;
  root.style.setProperty('--df-safe-top', `${safeAreas[platform].top}px`);
  root.style.setProperty('--df-safe-bottom', `${safeAreas[platform].bottom}px`);
  root.toggleAttribute('data-simulate-forced', globals.forcedColours === 'on');
  simulate(simulatable.filter((name) => globals[name] === 'on'));
  useEffect(() => loadFonts(globals.brand), [globals.brand]);
  const surface = surfaces.find((name) => name === globals.surface);
  const story = children(globals);
  return (
    <UiProvider key={locale} locale={locale} defaults={defaultPropsOf(globals.brand)}>
      {surface ? (
        <div className={surface === 'media' ? styles.picture : undefined}>
          <div className={styles.background} data-surface={surface}>
            {story}
          </div>
        </div>
      ) : (
        story
      )}
    </UiProvider>
  );
}
