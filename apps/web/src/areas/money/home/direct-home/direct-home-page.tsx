import { historyQuery, instrumentsQuery } from '@dayfare/api/money/queries';
import { Box } from '@dayfare/ui/box';
import { Button } from '@dayfare/ui/button';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useId } from 'react';
import { firstPage } from '../../../../kit/money/records/pages.ts';
import type { App } from '../../../../platform/app-context/app.ts';
import { useSession } from '../../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../../platform/forms/form-status.tsx';
import { telephone } from '../../../../platform/i18n/telephone.ts';
import { useTexts, useVoice } from '../../../../platform/i18n/use-texts.ts';
import { queryClientOf } from '../../../../platform/queries/query-client.ts';
import { HomeFrame } from '../frame/home-frame.tsx';
import { unknown } from '../frame/in-order.css.ts';
import { Accounts } from './accounts.tsx';
import { useSwitchProduct } from './use-switch-product.ts';

export const title = 'money/home/direct-home:titles.home';

/**
 * The home of people without an employer: why early pay isn't available yet and what would change that, their accounts, and recent
 * transfers.
 */
export function DirectHomeScreen() {
  const hasEmployer = (useSession()?.user.businesses ?? []).length > 0;
  return (
    <HomeFrame>
      {hasEmployer ? <SwitchBack /> : <NoEmployer />}
      <div className={unknown}>
        <Accounts />
      </div>
    </HomeFrame>
  );
}

/** For users with an employer who have come here from early pay. */
function SwitchBack() {
  const t = useTexts('money/home/direct-home');
  const id = useId();
  const switching = useSwitchProduct('earlyPay');
  return (
    <Box as="section" background="surface" radius="card" padding="card" aria-labelledby={id}>
      <Stack gap={4} align="start">
        <FormStatus submission={switching} title={t('switch.failed')} />
        <Stack gap={2}>
          <Text variant="heading" as="h2" id={id}>
            {t('switch.title')}
          </Text>
          <Text>{t('switch.here')}</Text>
        </Stack>
        <Button
          isPending={switching.isPending}
          pendingLabel={t('switch.pending')}
          onPress={() => void switching.submit()}
        >
          {t('switch.toEarlyPay')}
        </Button>
      </Stack>
    </Box>
  );
}

function NoEmployer() {
  const t = useTexts('money/home/direct-home');
  const voice = useVoice();
  const id = useId();
  return (
    <Box as="section" background="surface" radius="card" padding="card" aria-labelledby={id}>
      <Stack gap={4} align="start">
        <Stack gap={2}>
          <Text variant="heading" as="h2" id={id}>
            {t('employer.title')}
          </Text>
          <Text>{t('employer.text')}</Text>
          <Text>{t('employer.how')}</Text>
        </Stack>
        <Stack gap={0} align="start">
          <Link href={telephone(voice('supportPhone'))} variant="standalone">
            {t('employer.call')}
          </Link>
          <Text variant="caption" tone="muted">
            {voice('supportName')} · {voice('supportHours')}
          </Text>
        </Stack>
      </Stack>
    </Box>
  );
}

/** Requests both parts in parallel without waiting: each appears when it arrives, or shows an error. */
export async function load({ api, session }: App): Promise<void> {
  const client = queryClientOf(session);
  void client.prefetchQuery(instrumentsQuery(api));
  void client.prefetchQuery(historyQuery(api, firstPage));
}
export { DirectHomeScreen as Screen };
