import { Banner, type BannerTone } from '@dayfare/ui/banner';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { LoginFailure } from './login-failure.ts';

const banners = {
  wrong: { tone: 'danger', title: 'errors.wrongTitle', text: 'errors.wrong' },
  deactivated: { tone: 'danger', title: 'errors.deactivatedTitle', text: 'errors.deactivated' },
  offline: { tone: 'warning', title: 'errors.offlineTitle', text: 'errors.offline' },
  down: { tone: 'warning', title: 'errors.downTitle', text: 'errors.down' },
  clock: { tone: 'warning', title: 'errors.clockTitle', text: 'errors.clock' },
} as const satisfies Record<string, { tone: BannerTone; title: string; text: string }>;

/** What the server said to a sign-in, above the fields, until the next try. */
export function FailureBanner({ failure }: { failure: LoginFailure }) {
  const t = useTexts('session/login');
  if (failure.kind === 'blocked') return <BlockedBanner until={failure.until} />;
  if (failure.kind === 'refused') {
    return (
      <Banner tone="danger" announce>
        {failure.message}
      </Banner>
    );
  }
  const { tone, title, text } = banners[failure.kind];
  return (
    <Banner tone={tone} title={t(title)} announce>
      {t(text)}
    </Banner>
  );
}

const minuteMs = 60_000;

/** Counts the minutes down; the server has the last word on whether they are over. */
function BlockedBanner({ until }: { until: number }) {
  const t = useTexts('session/login');
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5_000);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.ceil((until - now) / minuteMs);
  return (
    <Banner
      tone={minutes > 0 ? 'danger' : 'info'}
      title={minutes > 0 ? t('errors.blockedTitle') : undefined}
      announce
    >
      {minutes > 0 ? t('errors.blocked', { count: minutes }) : t('errors.blockedOver')}
    </Banner>
  );
}
