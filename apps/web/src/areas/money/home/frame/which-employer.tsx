import { Button } from '@dayfare/ui/button';
import { EmployerName } from '../../../../kit/money/parts/employer-name.tsx';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useOneOfEmployers } from '../../../../kit/money/parts/use-one-of-employers.ts';
import { useAccountSheet } from '../../../session/index.ts';
import * as styles from './which-employer.css.ts';

/** For people with several employers: whose pay the page is about, and the way to another. Nothing for everybody else. */
export function WhichEmployer() {
  const t = useMoneyTexts();
  const employer = useOneOfEmployers();
  const { isOpen, open, sheet } = useAccountSheet();
  if (employer === null) return null;
  return (
    <div className={styles.row}>
      <EmployerName />
      <div className={styles.action}>
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
      </div>
      {sheet}
    </div>
  );
}
