import { Button } from '@dayfare/ui/button';
import { Dialog } from '@dayfare/ui/dialog';
import { Text } from '@dayfare/ui/text';
import { useState } from 'react';
import { useMoneyTexts } from '../parts/use-money-texts.ts';

/** Props of {@link ConfirmAction}. */
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
  const yes = async () => {
    await onConfirm();
    setOpen(false);
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
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        role="alertdialog"
        title={title}
        actions={
          <>
            <Button
              variant={isDanger ? 'danger' : 'primary'}
              isStretched
              isPending={isPending}
              pendingLabel={t('money/recurring:plan.working')}
              onPress={() => void yes()}
            >
              {confirm}
            </Button>
            <Button variant="secondary" isStretched autoFocus onPress={() => setOpen(false)}>
              {t('money/recurring:plan.keep')}
            </Button>
          </>
        }
      >
        <Text>{text}</Text>
      </Dialog>
    </>
  );
}
