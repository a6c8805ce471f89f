import { homeContract } from '@dayfare/api/money/home/home-contract';
import { type Shortcut, shortcutsKey } from '@dayfare/api/money/home/home-queries';
import { instrumentsQuery } from '@dayfare/api/money/queries';
import { type CurrencyCode, type MinorUnits, minorUnits, toWire, transferSpeed } from '@dayfare/domain/money';
import { AmountField } from '@dayfare/ui/amount-field';
import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { Button } from '@dayfare/ui/button';
import { Form } from '@dayfare/ui/form';
import { RadioGroup } from '@dayfare/ui/radio-group';
import { TextField } from '@dayfare/ui/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { isUsable, preselected } from '../../../../kit/money/format/instruments.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';

const longestTitle = 40;

interface Values {
  readonly title: string;
  readonly amount: MinorUnits | null;
  readonly place: string | null;
}

interface Found {
  readonly title?: 'title';
  readonly amount?: 'amount';
  readonly place?: 'place';
}

function problemsOf({ title, amount, place }: Values): Found | null {
  const found = {
    ...(title.trim() === '' && { title: 'title' as const }),
    ...((amount ?? 0) <= 0 && { amount: 'amount' as const }),
    ...(place === null && { place: 'place' as const }),
  };
  return Object.keys(found).length > 0 ? found : null;
}

export interface ShortcutSheetProps {
  /** The saved transfer to change; null for a new one. */
  shortcut: Shortcut | null;
  currency: CurrencyCode;
  onClose: () => void;
}

/** Saves a transfer under a title, changes a saved one, or deletes it. No money moves. */
export function ShortcutSheet({ shortcut, currency, onClose }: ShortcutSheetProps) {
  const { api } = useApp();
  const client = useQueryClient();
  const t = useTexts('money/home');
  const id = useId();
  const places = (useQuery(instrumentsQuery(api)).data ?? []).filter(isUsable);
  const preferred = preselected(places);
  const suggested = preferred === null ? null : String(preferred);
  const done = async () => {
    await client.invalidateQueries({ queryKey: shortcutsKey });
    onClose();
    return null;
  };
  const saving = useSubmit({
    form: 'money/shortcut',
    initial: {
      title: shortcut?.title ?? '',
      amount: shortcut?.amount ?? null,
      place: shortcut ? String(shortcut.instrumentId) : null,
    } as Values,
    secret: [],
    check: (values) => problemsOf({ ...values, place: values.place ?? suggested }),
    send: ({ title, amount, place }) =>
      api.client(homeContract).saveShortcut({
        id: shortcut?.id ?? 0,
        title: title.trim(),
        amount: toWire(amount ?? minorUnits(0)),
        instrumentId: Number(place ?? suggested),
        transferSpeed: transferSpeed.toWire(shortcut?.speed ?? 'NextDay'),
      }),
    refusals: { InstrumentNotFound: { place: 'place' } },
    onDone: done,
  });
  const deleting = useSubmit({
    form: 'money/shortcut-delete',
    initial: {},
    secret: [],
    send: () => api.client(homeContract).deleteShortcutByID({ id: shortcut?.id ?? 0 }),
    onDone: done,
  });
  const { values, problems, change } = saving;
  const wrong = (key: Found[keyof Found]) => key && t(`shortcuts.missing.${key}`);
  return (
    <BottomSheet
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t(shortcut ? 'shortcuts.changeTitle' : 'shortcuts.add')}
      actions={
        <>
          <SubmitButton
            submission={saving}
            form={id}
            isDisabled={deleting.isPending}
            pendingLabel={t('saving')}
          >
            {t('shortcuts.save')}
          </SubmitButton>
          {shortcut && (
            <Button
              variant="secondary"
              isStretched
              isDisabled={saving.isPending}
              isPending={deleting.isPending}
              pendingLabel={t('shortcuts.deleting')}
              onPress={() => void deleting.submit()}
            >
              {t('shortcuts.delete')}
            </Button>
          )}
        </>
      }
    >
      <Form id={id} onSubmit={() => void saving.submit()}>
        <FormStatus submission={saving} title={t('shortcuts.notSaved')} />
        <FormStatus submission={deleting} title={t('shortcuts.notDeleted')} />
        <TextField
          label={t('shortcuts.name')}
          description={t('shortcuts.nameHint')}
          name="title"
          maxLength={longestTitle}
          value={values.title}
          onChange={(title) => change({ title })}
          error={wrong(problems.title)}
        />
        <AmountField
          label={t('shortcuts.amount')}
          currency={currency}
          value={values.amount}
          onChange={(amount) => change({ amount: amount === null ? null : minorUnits(amount) })}
          error={wrong(problems.amount)}
          enterKeyHint="done"
        />
        <RadioGroup
          label={t('shortcuts.to')}
          options={places.map(({ id: place, name, last4 }) => ({
            value: String(place),
            label: `${name} ••${last4}`,
          }))}
          value={values.place ?? suggested}
          onChange={(place) => change({ place })}
          error={wrong(problems.place)}
        />
      </Form>
    </BottomSheet>
  );
}
