import { guardianConsentQuery } from '@dayfare/api/guardian/waiting-queries';
import { Banner } from '@dayfare/ui/banner';
import { Link } from '@dayfare/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';

/** On the home of a minor: that a guardian has to agree before there is a card, how that stands, and the way to it. */
export function GuardianNotice() {
  const t = useTexts('money/home');
  const { data } = useQuery(guardianConsentQuery(useApp().api));
  if (data?.isApproved)
    return (
      <Banner tone="success" title={t('guardian.givenTitle')}>
        {t('guardian.given')}
      </Banner>
    );
  const asked = data?.asked ?? null;
  const step = asked === null ? 'ask' : asked.isExpired ? 'expired' : 'wait';
  return (
    <Banner
      tone="info"
      title={t('guardian.title')}
      action={<Link href={pathTo('/home/guardian')}>{t(`guardian.${step}Action`)}</Link>}
    >
      {asked ? t(`guardian.${step}`, { end: asked.phoneEnd }) : t('guardian.ask')}
    </Banner>
  );
}
