import { Banner } from '@dayfare/ui/banner';
import { useApp } from '../app-context/app-context.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useCell } from '../state/cell.ts';
import { place } from './offline-note.css.ts';

/** Shows that there is no network for as long as it lasts, on pages without personal data. */
export function OfflineNote() {
  const t = useTexts('app');
  if (useCell(useApp().connection.isOnline)) return null;
  return (
    <div className={place}>
      <Banner tone="warning" title={t('start.offlineTitle')} isAnnounced>
        {t('start.offlineText')}
      </Banner>
    </div>
  );
}
