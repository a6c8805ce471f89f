import { Banner } from '@dayfare/ui/banner';
import { Link } from '@dayfare/ui/link';
import { telephone } from '../../../platform/i18n/telephone.ts';
import { useTexts, useVoice } from '../../../platform/i18n/use-texts.ts';
import type { StepFailure } from './step-failure.ts';

/** Props of {@link StepBanner}. */
export interface StepBannerProps {
  failure: StepFailure;
  /** What did not happen. Default: that it didn't go through. */
  title?: string | undefined;
  /** What that means, when the problem is on our side. Default: to try again. */
  text?: string | undefined;
}

/** Why a step was not taken, until the next try. */
export function StepBanner({ failure, title, text }: StepBannerProps) {
  const t = useTexts('session/steps');
  const voice = useVoice();
  if (failure.kind === 'offline') {
    return (
      <Banner tone="warning" title={t('offlineTitle')} announce>
        {t('offline')}
      </Banner>
    );
  }
  return (
    <Banner
      tone="danger"
      title={title ?? t('downTitle')}
      announce
      action={
        <Link href={telephone(voice('supportPhone'))} variant="standalone">
          {t('call')}
        </Link>
      }
    >
      {failure.kind === 'refused' ? failure.message : (text ?? t('down'))}
    </Banner>
  );
}
