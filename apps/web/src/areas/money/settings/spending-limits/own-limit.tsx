import { cancelOwnLimitChange } from '@dayfare/api/money/settings/spending-limits-queries';
import { Amount } from '@dayfare/ui/amount';
import { Banner } from '@dayfare/ui/banner';
import { Box } from '@dayfare/ui/box';
import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { dayWords } from '../../../../kit/money/format/when.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../../platform/forms/form-status.tsx';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useSheet } from '../../../../platform/state/use-sheet.tsx';
import type { OwnLimitProps } from './own-limit-props.ts';

const loadSheet = async () => (await import('./limit-sheet.tsx')).LimitSheet;

/** One limit: how much it is, what it leaves, what waits, and the way to change it. */
export function OwnLimit({ limit, currency }: OwnLimitProps) {
  const { span, amount, left, until } = limit;
  const t = useTexts('money/settings/spending-limits');
  const { money, language } = useMoneyView(currency);
  const { Sheet, isOpen, open, setOpen } = useSheet(loadSheet);
  const id = useId();
  return (
    <Box as="section" background="surface" radius="card" padding="card" aria-labelledby={id}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Text variant="label" as="h2" tone="muted" id={id}>
            {t(`spans.${span}`)}
          </Text>
          {amount === null ? (
            <Text variant="heading" as="p">
              {t('none')}
            </Text>
          ) : (
            <>
              <Amount minor={amount} currency={currency} size="title" />
              <Text>
                {t(`left.${span}`, { left: money(left ?? amount), until: dayWords(until, language) })}
              </Text>
            </>
          )}
        </Stack>
        <Waiting limit={limit} currency={currency} />
        <Button variant="secondary" isStretched aria-haspopup="dialog" aria-describedby={id} onPress={open}>
          {t(amount === null ? 'set' : 'change')}
        </Button>
      </Stack>
      {Sheet && isOpen && <Sheet limit={limit} currency={currency} onClose={() => setOpen(false)} />}
    </Box>
  );
}

/** A higher limit, or none, that waits, from when it holds, and the way to keep the one that is there. */
function Waiting({ limit: { span, amount, change }, currency }: OwnLimitProps) {
  const { api } = useApp();
  const client = useQueryClient();
  const t = useTexts('money/settings/spending-limits');
  const { money, moment } = useMoneyView(currency);
  const form = useSubmit({
    form: 'money/own-limit-keep',
    initial: {},
    secret: [],
    send: () => cancelOwnLimitChange(api, client, span),
  });
  if (!change || amount === null) return <FormStatus submission={form} title={t('notSaved')} />;
  const when = moment(change.from);
  return (
    <>
      <Banner tone="info">
        {change.amount === null ? t('ends', { when }) : t('rises', { amount: money(change.amount), when })}
      </Banner>
      <FormStatus submission={form} title={t('notSaved')} />
      <Button
        isStretched
        isPending={form.isPending}
        pendingLabel={t('saving')}
        onPress={() => void form.submit()}
      >
        {t('keep', { amount: money(amount) })}
      </Button>
    </>
  );
}
