import type { OwnService } from '@dayfare/api/money/settings/pause-or-close-queries';
import { Banner } from '@dayfare/ui/banner';
import { Link } from '@dayfare/ui/link';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';

const ways = {
  // There each of them stands with its own way out, whatever moved the money.
  inDoubt: pathTo('/ewa/home'),
  transferUnderway: pathTo('/ewa/history'),
  moveUnderway: pathTo('/ewa/accounts'),
  deductionOpen: pathTo('/ewa/proofs'),
  moneyHeld: pathTo('/ewa/accounts'),
} as const;

export interface WaitBannerProps {
  tone: 'info' | 'warning';
  title: string;
  /** What the closing waits for; null for nothing. `inDoubt`: an answer that only this device knows to be lost. */
  about: OwnService['waitsFor'] | OwnService['obstacle'] | 'inDoubt';
  children: ReactNode;
}

/** What a closing waits for, and the way to where it can be seen. */
export function WaitBanner({ tone, title, about, children }: WaitBannerProps) {
  const t = useTexts('money/settings/pause-or-close');
  return (
    <Banner
      tone={tone}
      title={title}
      action={
        about && (
          <Link variant="standalone" href={ways[about]}>
            {t(`close.see.${about}`)}
          </Link>
        )
      }
    >
      {children}
    </Banner>
  );
}
