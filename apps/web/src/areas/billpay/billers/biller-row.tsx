import type { BillpayBiller } from '@dayfare/api/billpay/queries';
import { Button } from '@dayfare/ui/button';
import { ListRow } from '@dayfare/ui/list-row';
import { useEffect, useRef } from 'react';
import { billerIcon, useCategoryName } from '../../../kit/money/billers/biller-look.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { KeepingBiller } from './use-keep-biller.ts';

export interface BillerRowProps {
  biller: BillpayBiller;
  keeping: KeepingBiller;
}

/** A company, with the button that adds it to the person's own billers or removes it. */
export function BillerRow({ biller, keeping }: BillerRowProps) {
  const t = useTexts('billpay/billers');
  const categoryName = useCategoryName();
  const button = useRef<HTMLButtonElement>(null);
  const { id, name, isKept } = biller;
  const { isPending, values, claimFocus } = keeping;
  // The row that was pressed is gone from its list, and focus with it: it goes on where the company is now.
  useEffect(() => {
    const options = claimFocus(id);
    if (options) button.current?.focus(options);
  }, [claimFocus, id]);
  return (
    <ListRow
      icon={billerIcon(biller)}
      title={name}
      subtitle={categoryName(biller)}
      trailing={
        <Button
          ref={button}
          size="small"
          variant={isKept ? 'quiet' : 'secondary'}
          aria-label={t(isKept ? 'removeNamed' : 'addNamed', { name })}
          isPending={isPending && values.biller?.id === id}
          isDisabled={isPending && values.biller?.id !== id}
          pendingLabel={t(isKept ? 'removing' : 'adding')}
          onPress={({ pointerType }) => keeping.toggle(biller, pointerType)}
        >
          {t(isKept ? 'remove' : 'add')}
        </Button>
      }
    />
  );
}
