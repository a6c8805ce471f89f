import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { EmployerName } from '../../../../kit/money/parts/employer-name.tsx';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useOneOfEmployers } from '../../../../kit/money/parts/use-one-of-employers.ts';
import { useAccountSheet } from '../../../session/index.ts';

/**
 * For people with several employers: whose pay the page is about, and the way to another. Nothing for everybody else. One below the other at every width: side by side, a
 * font that comes later would make a line of two, and move the page.
 */
export function WhichEmployer() {
  const t = useMoneyTexts();
  const employer = useOneOfEmployers();
  const { isOpen, open, sheet } = useAccountSheet();
  if (employer === null) return null;
  return (
    <Stack gap={1} align="start">
      <EmployerName />
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
    </Stack>
  );
}
