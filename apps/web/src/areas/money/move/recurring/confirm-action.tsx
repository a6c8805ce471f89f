import { Button } from '@dayfare/ui/button';
import { ActionConfirm } from '@dayfare/ui/patterns/action-confirm';
import { useState } from 'react';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';

export interface ConfirmActionProps {
  label: string;
  /** The question. */
  title: string;
  /** What it means. */
  text: string;
  /** The button that does it. */
  confirm: string;
  /** Whether it cannot be undone. Default `false`. */
  isDanger?: boolean | undefined;
  isPending: boolean;
  /** The dialog closes when this has ended, whatever came of it. */
  onConfirm: () => Promise<void>;
}

/** A button that asks once before it does something. */
export function ConfirmAction(props: ConfirmActionProps) {
  const { label, title, text, confirm, isDanger = false, isPending, onConfirm } = props;
  const t = useMoneyTexts();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const yes = async () => {
    await onConfirm();
    close();
  };
  return (
    <>
      <Button
        variant={isDanger ? 'quiet' : 'secondary'}
        isStretched
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        {label}
      </Button>
      <ActionConfirm
        isOpen={isOpen}
        onClose={close}
        role="alertdialog"
        isDangerous={isDanger}
        heading={title}
        description={text}
        accept={{
          label: confirm,
          isPending,
          pendingLabel: t('money/move/recurring:plan.working'),
          onPress: () => void yes(),
        }}
        reject={{ label: t('money/move/recurring:plan.keep'), autoFocus: true, onPress: close }}
      />
    </>
  );
}
