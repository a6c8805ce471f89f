import type { Ticket } from '@dayfare/api/marketplace/tickets-queries';
import type { CurrencyCode } from '@dayfare/domain/money';
import { Box } from '@dayfare/ui/box';
import { CopyableNumber } from '@dayfare/ui/copyable-number';
import { Disclosure } from '@dayfare/ui/disclosure';
import { Inline } from '@dayfare/ui/inline';
import { Link } from '@dayfare/ui/link';
import { QrCode } from '@dayfare/ui/qr-code';
import { Stack } from '@dayfare/ui/stack';
import { StatusTag } from '@dayfare/ui/status-tag';
import { Text } from '@dayfare/ui/text';
import { dayWords } from '../../../kit/money/format/when.ts';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';

export interface TicketWalletProps {
  tickets: readonly Ticket[];
  currency: CurrencyCode;
}

const tones = { Waiting: 'info', Ready: 'success', Returned: 'neutral' } as const;

/** Tickets that can still be used first, then those of days gone by and those that were returned. */
export function TicketWallet({ tickets, currency }: TicketWalletProps) {
  const t = useTexts('marketplace/tickets');
  const { today } = useMoneyView(currency);
  const isCurrent = ({ day, state }: Ticket) => day >= today && state !== 'Returned';
  const past = tickets.filter((ticket) => !isCurrent(ticket)).reverse();
  return (
    <Stack gap={6}>
      <Stack as="ul" gap={4}>
        {tickets.filter(isCurrent).map((ticket) => (
          <OneTicket key={ticket.id} ticket={ticket} currency={currency} isUsable />
        ))}
      </Stack>
      {past.length > 0 && (
        <Stack gap={3}>
          <Text variant="heading" as="h2">
            {t('earlier')}
          </Text>
          <Stack as="ul" gap={4}>
            {past.map((ticket) => (
              <OneTicket key={ticket.id} ticket={ticket} currency={currency} isUsable={false} />
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}

interface OneTicketProps {
  ticket: Ticket;
  currency: CurrencyCode;
  /** Whether its day is still to come. */
  isUsable: boolean;
}

function OneTicket({ ticket, currency, isUsable }: OneTicketProps) {
  const { id, kind, day, price, state, code, readyAt, transactionId } = ticket;
  const t = useTexts('marketplace/tickets');
  const { money, moment, language } = useMoneyView(currency);
  const isOver = !isUsable && state !== 'Returned';
  return (
    <Box as="li" background="surface" radius="card" padding="card" isRaised>
      <Stack gap={3}>
        <Inline justify="between" align="baseline">
          <Text isStrong>{t(`kind.${kind}`)}</Text>
          <StatusTag tone={isOver ? 'neutral' : tones[state]}>
            {t(isOver ? 'over' : `state.${state}`)}
          </StatusTag>
        </Inline>
        <Text tone="muted">{t('onDay', { day: dayWords(day, language), amount: money(price) })}</Text>
        {state === 'Waiting' && <Text>{t('waits', { when: moment(readyAt) })}</Text>}
        {state === 'Returned' && <Text>{t('returned')}</Text>}
        {code !== null && isUsable && (
          <Disclosure label={t('showCode', { number: id })} headingLevel={2}>
            <QrCode
              value={code}
              label={t('scan')}
              alternative={<CopyableNumber label={t('code')} value={code} />}
            />
          </Disclosure>
        )}
        <Link href={pathTo('/ewa/history/:id', { id: transactionId })}>{t('receipt')}</Link>
      </Stack>
    </Box>
  );
}
