import { Button } from '@dayfare/ui/button';
import { Inline } from '@dayfare/ui/inline';
import { Text } from '@dayfare/ui/text';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useSession } from '../../../../platform/app-context/app-context.ts';
import { useAccountSheet } from '../../../session/index.ts';

/** For people with several employers: whose pay the page is about, and the way to another. Nothing for everybody else. */
export function WhichEmployer() {
  const t = useMoneyTexts();
  const user = useSession()?.user;
  const { isOpen, open, sheet } = useAccountSheet();
  if (!user || user.businesses.length < 2 || !user.companyName) return null;
  return (
    <Inline gap={3} align="center">
      <Text tone="muted">{t('home.employer', { name: user.companyName })}</Text>
      <Button
        variant="quiet"
        size="small"
        isFlush
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={open}
      >
        {t('home.switchEmployer')}
      </Button>
      {sheet}
    </Inline>
  );
}
