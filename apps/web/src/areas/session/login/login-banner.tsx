import { Banner, type BannerTone } from '@dayfare/ui/banner';
import { useEffect, useState } from 'react';
import { CallSupport } from '../../../platform/failures/call-support.tsx';
import type { Failure } from '../../../platform/failures/failure.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { type LoginRefusal, loginRefusal } from './login-failure.ts';

const banners = {
  wrong: { tone: 'danger', title: 'errors.wrongTitle', text: 'errors.wrong' },
  deactivated: { tone: 'danger', title: 'errors.deactivatedTitle', text: 'errors.deactivated' },
  clock: { tone: 'warning', title: 'errors.clockTitle', text: 'errors.clock' },
} as const satisfies Partial<Record<LoginRefusal, { tone: BannerTone; title: string; text: string }>>;

/** What the server said to a sign-in, where that has words of its own; else null. */
export function loginBanner(failure: Failure) {
  const refusal = loginRefusal(failure);
  if (refusal === null) return null;
  const { waitMs, reference } = failure.kind === 'refused' ? failure : {};
  return refusal === 'blocked' ? (
    <BlockedBanner blockMs={waitMs ?? usualBlockMs} reference={reference} />
  ) : (
    <RefusedBanner refusal={refusal} reference={reference} />
  );
}

interface RefusedBannerProps {
  refusal: keyof typeof banners;
  reference: string | undefined;
}

function RefusedBanner({ refusal, reference }: RefusedBannerProps) {
  const t = useTexts('session/login');
  const { tone, title, text } = banners[refusal];
  // Who has mistyped tries again; about anything else support can help.
  const action = refusal === 'wrong' ? undefined : <CallSupport reference={reference} />;
  return (
    <Banner tone={tone} title={t(title)} isAnnounced action={action}>
      {t(text)}
    </Banner>
  );
}

const minuteMs = 60_000;
/** Where the server doesn't say. */
const usualBlockMs = 5 * minuteMs;

interface BlockedBannerProps {
  blockMs: number;
  reference: string | undefined;
}

/** Counts the minutes down from now; the server has the last word on whether they are over. */
function BlockedBanner({ blockMs, reference }: BlockedBannerProps) {
  const t = useTexts('session/login');
  const [now, setNow] = useState(Date.now);
  const [until] = useState(now + blockMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5_000);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.ceil((until - now) / minuteMs);
  return (
    <Banner
      tone={minutes > 0 ? 'danger' : 'info'}
      title={minutes > 0 ? t('errors.blockedTitle') : undefined}
      isAnnounced
      action={minutes > 0 ? <CallSupport reference={reference} /> : undefined}
    >
      {minutes > 0 ? t('errors.blocked', { count: minutes }) : t('errors.blockedOver')}
    </Banner>
  );
}
