import { payrollConsentQuery } from '@dayfare/api/money/settings/payroll-consent-queries';
import { isConsentAsked } from '@dayfare/domain/money';
import { Banner } from '@dayfare/ui/banner';
import { Link } from '@dayfare/ui/link';
import { useQuery } from '@tanstack/react-query';
import { dayWords } from '../../../kit/money/format/when.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';

/** On the home: that new hours are missing because the payroll provider waits for a consent, and the way to it. */
export function ConsentNotice() {
  const { api, translator } = useApp();
  const t = useTexts('money/home');
  const { data } = useQuery(payrollConsentQuery(api));
  if (!data || !isConsentAsked(data.status)) return null;
  return (
    <Banner
      tone={data.status === 'Declined' ? 'info' : 'warning'}
      title={t('consent.title')}
      action={<Link href={pathTo('/ewa/payroll-consent')}>{t('consent.action')}</Link>}
    >
      {t('consent.text', {
        provider: data.provider ?? t('consent.provider'),
        day: dayWords(data.knownThrough, translator.language()),
      })}
    </Banner>
  );
}
