import { useEffect, useState } from 'react';
import { useTexts, useVoice } from '../../platform/i18n/use-texts.ts';
import { slowAfterMs } from './first-load.ts';

/** What stands in index.html before the app, once more while the first page is on its way. */
export function FirstLoad() {
  const t = useTexts('app');
  const brand = useVoice()('productName');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="first-paint" role="status">
      <span className="first-name">{brand}</span>
      <span className="first-bar" aria-hidden="true" />
      {isSlow && <p className="first-words">{t('start.slow')}</p>}
    </div>
  );
}
