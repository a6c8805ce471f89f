import { type BillpayBiller, billpayBillersKey, keepBiller } from '@dayfare/api/billpay/queries';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { type Submission, useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

interface Values {
  /** The company that is being added or removed, as it was. */
  readonly biller: BillpayBiller | null;
}

/** Adding companies to the person's own billers and removing them, one at a time. */
export interface KeepingBiller extends Submission<Values> {
  /** Adds a company, or removes it if it is in the list. `pointerType` says how its button was pressed. */
  readonly toggle: (biller: BillpayBiller, pointerType: string) => void;
  /** Whether a row that appears takes focus, because its company has just moved to another list; how, if it does. */
  readonly claimFocus: (id: number) => FocusOptions | null;
}

const initial: Values = { biller: null };

/** Keeps the person's own list of billers on the server, and says what has changed. */
export function useKeepBiller(): KeepingBiller {
  const { api } = useApp();
  const t = useTexts('billpay/billers');
  const client = useQueryClient();
  const { notify } = useSnackbar();
  const pressed = useRef<{ readonly id: number; readonly isByPointer: boolean } | null>(null);
  const submission = useSubmit({
    form: 'billpay/billers',
    initial,
    secret: [],
    send: async ({ biller }) => biller && keepBiller(api, { id: biller.id, isKept: !biller.isKept }),
    onDone: async (answer, { values: { biller } }) => {
      await client.invalidateQueries({ queryKey: billpayBillersKey });
      if (!biller || !answer) return;
      notify({ message: t(answer.isKept ? 'added' : 'removed', { name: biller.name }), tone: 'success' });
    },
  });
  const claimFocus = useCallback((id: number): FocusOptions | null => {
    if (pressed.current?.id !== id) return null;
    const { isByPointer } = pressed.current;
    pressed.current = null;
    // Someone who taps one company after another keeps their place in the list.
    return { preventScroll: isByPointer };
  }, []);
  return {
    ...submission,
    claimFocus,
    toggle: (biller, pointerType) => {
      pressed.current = { id: biller.id, isByPointer: ['mouse', 'touch', 'pen'].includes(pointerType) };
      void submission.submit({ biller });
    },
  };
}
