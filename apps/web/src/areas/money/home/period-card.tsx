import { Box } from '@dayfare/ui/box';
import { Inline } from '@dayfare/ui/inline';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { type ReactNode, useId } from 'react';
import { earningsCategories } from '../../../kit/money/format/earnings-categories.ts';
import { useMoneyTexts } from '../../../kit/money/parts/use-money-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';

export interface PeriodCardProps {
  /** Its first and last day, as text. */
  range?: string | undefined;
  children: ReactNode;
}

/** The card of a pay period, with its heading. */
export function PeriodCard({ range, children }: PeriodCardProps) {
  const t = useMoneyTexts();
  const id = useId();
  return (
    <Box as="section" background="surface" radius="card" padding="card" aria-labelledby={id}>
      <Stack gap={4}>
        <Inline justify="between" align="baseline">
          <Text variant="heading" id={id}>
            {t('earnings.title')}
          </Text>
          {range && (
            <Text variant="label" tone="muted">
              {range}
            </Text>
          )}
        </Inline>
        {children}
        <Inline gap={4}>
          {earningsCategories.map((category) => (
            <Link key={category} href={pathTo('/ewa/earnings', {}, { show: category })} variant="standalone">
              {t(`earnings.categories.${category}`)}
            </Link>
          ))}
        </Inline>
      </Stack>
    </Box>
  );
}
