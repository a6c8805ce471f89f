import { type insuranceQuotesQuery, logInsurance, partnerAddress } from '@dayfare/api/marketplace/queries';
import { type InsuranceKind, insuranceServices } from '@dayfare/domain/marketplace';
import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { Table } from '@dayfare/ui/table';
import { Text } from '@dayfare/ui/text';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { openAddress } from '../../../platform/device/open-address.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

type Known = ReturnType<NonNullable<ReturnType<typeof insuranceQuotesQuery>['select']>>;

export interface QuotesProps extends Known {
  kind: InsuranceKind;
}

/** Quotes in a table, and the way to the partner for each. */
export function Quotes({ kind, currency, quotes }: QuotesProps) {
  const app = useApp();
  const t = useTexts('marketplace/insurance');
  const { money } = useMoneyView(currency);
  const leaving = useSubmit<{ readonly quote: number }, URL>({
    form: 'marketplace/insurance',
    initial: { quote: 0 },
    secret: [],
    check: () => null,
    send: async ({ quote }) => {
      const address = await partnerAddress(app.api, insuranceServices[kind]);
      await logInsurance(app.api, kind, quote);
      return address;
    },
    onDone: (address) => {
      openAddress(app, address);
      return null;
    },
  });
  return (
    <Stack gap={5}>
      <Text tone="muted">{t('text')}</Text>
      <FormStatus submission={leaving} title={t('notOpened')} />
      <Table
        caption={t('caption')}
        rows={quotes}
        getKey={({ id }) => String(id)}
        empty={t('none')}
        columns={[
          { key: 'company', title: t('company'), cell: ({ company }) => company },
          { key: 'premium', title: t('premium'), align: 'end', cell: ({ premium }) => money(premium) },
          {
            key: 'deductible',
            title: t('deductible'),
            align: 'end',
            cell: ({ deductible }) => money(deductible),
          },
          { key: 'coverage', title: t('coverage'), align: 'end', cell: ({ coverage }) => money(coverage) },
          {
            key: 'go',
            title: t('next'),
            cell: ({ id, company }) => (
              <Button
                variant="secondary"
                isDisabled={leaving.isPending}
                onPress={() => void leaving.submit({ quote: id })}
              >
                {t('go', { company })}
              </Button>
            ),
          },
        ]}
      />
      <Text variant="label" tone="muted">
        {t('leaves')}
      </Text>
    </Stack>
  );
}
