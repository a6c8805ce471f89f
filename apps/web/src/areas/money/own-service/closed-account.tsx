import { Button } from '@dayfare/ui/button';
import { Link } from '@dayfare/ui/link';
import { Screen } from '@dayfare/ui/screen';
import { Text } from '@dayfare/ui/text';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { BrandPanel } from '../../../platform/brand/brand-panel.tsx';
import { telephone } from '../../../platform/i18n/telephone.ts';
import { useTexts, useVoice } from '../../../platform/i18n/use-texts.ts';

/** The account is closed: what that was, and the way back. Leaving ends what is left of the session on this device. */
export function ClosedAccount() {
  const { flow } = useApp();
  const t = useTexts('money/own-service');
  const voice = useVoice();
  return (
    <Screen
      summary={<BrandPanel />}
      footer={
        <Button isStretched onPress={() => void flow.signOut()}>
          {t('closed.done')}
        </Button>
      }
    >
      <Text variant="title" isBalanced isFocusTarget>
        {t('closed.title')}
      </Text>
      <Text>{t('closed.text', { supportHours: voice('supportHours') })}</Text>
      <Link variant="standalone" href={telephone(voice('supportPhone'))}>
        {t('closed.back')}
      </Link>
    </Screen>
  );
}
