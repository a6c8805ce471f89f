import { Button } from '@dayfare/ui/button';
import { ActionConfirm } from '@dayfare/ui/patterns/action-confirm';
import { useState } from 'react';

export interface ConfirmActionProps {
  label: string;
  /** The question. */
  title: string;
  /** What it means. */
  text: string;
  /** The button that does it. */
  confirm: string;
  /** The button that leaves it as it is. */
  keep: string;
  /** What the button says while it is done. */
  working: string;
  /** Whether it cannot be undone. Default `false`. */
  isDanger?: boolean | undefined;
  /** Whether it is the one thing to do on the page. Default `false`. */
  isPrimary?: boolean | undefined;
  isPending: boolean;
  /** The dialog closes when this has ended, whatever came of it. */
  onConfirm: () => Promise<void>;
}

/** A button that asks once before it does something. */
export function ConfirmAction(props: ConfirmActionProps) {
  const {
    label,
    title,
    text,
    confirm,
    keep,
    working,
    isDanger = false,
    isPrimary = false,
    isPending,
    onConfirm,
  } = props;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const yes = async () => {
    await onConfirm();
    close();
  };
  return (
    <>
      <Button
        variant={isDanger ? 'quiet' : isPrimary ? 'primary' : 'secondary'}
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
          pendingLabel: working,
          onPress: () => void yes(),
        }}
        reject={{ label: keep, autoFocus: true, onPress: close }}
      />
    </>
  );
}
