import { AppHeader } from '@dayfare/ui/app-header';
import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Link } from '@dayfare/ui/link';
import { Screen } from '@dayfare/ui/screen';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { BrandMark } from '../../../../platform/brand/brand-mark.tsx';
import { telephone } from '../../../../platform/i18n/telephone.ts';
import { useTexts, useVoice } from '../../../../platform/i18n/use-texts.ts';

/** The account is closed: what that was, and the way back. Leaving ends what is left of the session on this device. */
export function ClosedAccount() {
  const { flow } = useApp();
  const t = useTexts('money/settings/pause-or-close');
  const voice = useVoice();
  return (
    <Screen
      header={<AppHeader isPageHeading={false} logo={<BrandMark drawing="mark" />} />}
      footer={
        <Button isStretched onPress={() => void flow.signOut()}>
          {t('closed.done')}
        </Button>
      }
    >
      <EmptyState
        title={t('closed.title')}
        headingLevel={1}
        action={
          <Link variant="standalone" href={telephone(voice('supportPhone'))}>
            {t('closed.back')}
          </Link>
        }
      >
        {t('closed.text', { supportHours: voice('supportHours') })}
      </EmptyState>
    </Screen>
  );
}
