import { Text } from '@dayfare/ui/text';
import { useMoneyTexts } from './use-money-texts.ts';
import { useOneOfEmployers } from './use-one-of-employers.ts';

/** For people with several employers: whose pay the page is about. Nothing for everybody else. */
export function EmployerName() {
  const t = useMoneyTexts();
  const name = useOneOfEmployers();
  return name === null ? null : <Text tone="muted">{t('home.employer', { name })}</Text>;
}
