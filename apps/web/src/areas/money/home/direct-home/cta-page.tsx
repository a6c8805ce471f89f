import { directHome } from '@dayfare/domain/access';
import { AppHeader } from '@dayfare/ui/app-header';
import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Link } from '@dayfare/ui/link';
import { Screen as Page } from '@dayfare/ui/screen';
import { useSearchParams } from 'react-router-dom';
import { BrandMark } from '../../../../platform/brand/brand-mark.tsx';
import { telephone } from '../../../../platform/i18n/telephone.ts';
import { useTexts, useVoice } from '../../../../platform/i18n/use-texts.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';

export const title = 'money/home/direct-home:titles.cta';

/**
 * What a direct user has just achieved, and what can be done next. The address says which: `type` is `success` once it is done,
 * `isFromActivation` means that a card was activated, and `showCTA` that there is something to go on with.
 */
export function Screen() {
  const t = useTexts('money/home/direct-home');
  const voice = useVoice();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isOn = (flag: string) => ['true', '1'].includes(search.get(flag) ?? '');
  const isDone = search.get('type') === 'success';
  const outcome = !isDone ? 'open' : isOn('isFromActivation') ? 'activated' : 'done';
  return (
    <Page
      header={<AppHeader title={t('titles.cta')} isPageHeading={false} logo={<BrandMark drawing="mark" />} />}
      footer={
        <Button
          isStretched
          variant={isOn('showCTA') ? 'primary' : 'secondary'}
          onPress={() => void navigate(directHome)}
        >
          {t(isOn('showCTA') ? 'cta.continue' : 'cta.home')}
        </Button>
      }
    >
      <EmptyState
        illustration={isDone ? 'success' : 'waiting'}
        title={t(`cta.${outcome}.title`)}
        headingLevel={1}
        action={
          isDone ? undefined : (
            <Link href={telephone(voice('supportPhone'))} variant="standalone">
              {t('employer.call')}
            </Link>
          )
        }
      >
        {t(`cta.${outcome}.text`)}
      </EmptyState>
    </Page>
  );
}
