import { genericFailure } from '@dayfare/api/transport';
import { messageHandling } from '@dayfare/api/transport/message-handling';
import { Banner, type BannerTone } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { useContext } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { CallSupport } from './call-support.tsx';
import type { Failure } from './failure.ts';
import { PageReference } from './page-reference.ts';

export interface FailureBannerProps {
  failure: Failure;
  /** What did not happen. Default: that it didn't go through. */
  title?: string | undefined;
  /** What that means if the problem is on our side. Default: to try again. */
  text?: string | undefined;
  /** Called to try again, for a device without a network, where nothing else helps. */
  onRetry?: (() => void) | undefined;
}

const tones = {
  success: 'success',
  information: 'info',
  warning: 'warning',
  error: 'danger',
} as const satisfies Record<(typeof messageHandling)[keyof typeof messageHandling]['tone'], BannerTone>;

/** Explains why a request failed. Renders nothing if the session has ended, because sign-in is about to appear. */
export function FailureBanner({ failure, title, text, onRetry }: FailureBannerProps) {
  const t = useTexts('app');
  const pageReference = useContext(PageReference);
  if (failure.kind === 'session') return null;
  if (failure.kind === 'offline') {
    return (
      <Banner
        tone="warning"
        title={t('start.offlineTitle')}
        isAnnounced
        action={
          onRetry && (
            <Button variant="secondary" size="small" onPress={onRetry}>
              {t('start.retry')}
            </Button>
          )
        }
      >
        {t('failure.offline')}
      </Banner>
    );
  }
  const tone = failure.kind === 'refused' ? tones[messageHandling[failure.level].tone] : 'danger';
  // The transport has one sentence, in English, for a refusal without words.
  const said = failure.kind === 'refused' && failure.message !== genericFailure ? failure.message : null;
  const unsaid = failure.kind === 'refused' ? t('failure.generic') : (text ?? t('failure.down'));
  return (
    <Banner
      tone={tone}
      title={title ?? t('failure.downTitle')}
      isAnnounced
      action={failure.reference !== pageReference && <CallSupport reference={failure.reference} />}
    >
      {said ?? unsaid}
    </Banner>
  );
}
