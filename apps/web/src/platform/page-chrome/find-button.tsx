import { IconButton } from '@dayfare/ui/icon-button';
import { Search } from 'lucide-react';
import { useApp } from '../app-context/app-context.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useCell } from '../state/cell.ts';

/** Opens “Find anything”. For the `trailing` slot of an `AppHeader`. */
export function FindButton() {
  const { finding } = useApp();
  const t = useTexts('app');
  return (
    <IconButton
      icon={Search}
      label={t('find.open')}
      aria-haspopup="dialog"
      aria-expanded={useCell(finding)}
      onPress={() => finding.set(true)}
    />
  );
}
