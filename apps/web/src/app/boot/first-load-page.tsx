import { useEffect, useState } from 'react';
import { BrandMark } from '../../platform/brand/brand-mark.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { slowAfterMs } from './first-load.ts';

/** The splash of index.html, shown again while the first page is loading. */
export function FirstLoad() {
  const t = useTexts('app');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="first-paint" role="status">
      <BrandMark />
      <span className="first-bar" aria-hidden="true" />
      {isSlow && <p className="first-words">{t('start.slow')}</p>}
    </div>
  );
}
