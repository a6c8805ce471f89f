import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Panel } from './panel.tsx';

/** The tab has no link: it was opened without one, or what was kept of it is gone. */
export function NoLink() {
  const t = useTexts('guardian/consent');
  return (
    <Panel illustration="not-found" title={t('noLink.title')}>
      {t('noLink.text')}
    </Panel>
  );
}
