import { AppHeader } from '@dayfare/ui/app-header';
import { Button } from '@dayfare/ui/button';
import { Screen as Page } from '@dayfare/ui/screen';
import { Text } from '@dayfare/ui/text';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { BrandMark } from '../../../../platform/brand/brand-mark.tsx';
import { FormStatus } from '../../../../platform/forms/form-status.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { goBackFrom } from '../../../../platform/navigation/back.ts';
import { Accounts } from './accounts.tsx';
import { useSwitchProduct } from './use-switch-product.ts';

export const title = 'money/home/direct-home:titles.direct';

/** The direct product for users with early pay: what it has without an employer, and the way there. */
export function Screen() {
  const app = useApp();
  const t = useTexts('money/home/direct-home');
  const switching = useSwitchProduct('direct');
  return (
    <Page
      header={
        <AppHeader
          title={t('titles.direct')}
          logo={<BrandMark drawing="mark" />}
          onBack={() => void goBackFrom(app)}
        />
      }
      footer={
        <Button
          isStretched
          isPending={switching.isPending}
          pendingLabel={t('switch.pending')}
          onPress={() => void switching.submit()}
        >
          {t('switch.toDirect')}
        </Button>
      }
    >
      <FormStatus submission={switching} title={t('switch.failed')} />
      <Text>{t('switch.text')}</Text>
      <Accounts />
    </Page>
  );
}
