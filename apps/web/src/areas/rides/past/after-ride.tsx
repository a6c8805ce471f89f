import { emailReceiptMutation, type Ride } from '@dayfare/api/rides/queries';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useMutation } from '@tanstack/react-query';
import { usePerson } from '../../../kit/money/parts/use-person.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { failureOf } from '../../../platform/failures/failure.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

/** What can be done after a ride: have the receipt by e-mail, and ask its driver for something that was left in the car. */
export function AfterRide({ ride: { id, driver } }: { ride: Ride }) {
  const app = useApp();
  const t = useTexts('rides/past');
  const { email } = usePerson();
  const { mutate, isPending, isSuccess, error } = useMutation(emailReceiptMutation(app.api, id));
  const failure = error && failureOf(error, app.connection.isOnline.get());
  return (
    <Stack gap={4}>
      {failure && (
        <Banner tone="warning" isAnnounced>
          {failure.kind === 'refused' ? failure.message : t('emailFailed')}
        </Banner>
      )}
      {isSuccess ? (
        <Banner tone="success" isAnnounced>
          {t('emailed', { email })}
        </Banner>
      ) : (
        <Button
          variant="secondary"
          isStretched
          isPending={isPending}
          pendingLabel={t('emailing')}
          onPress={() => mutate()}
        >
          {t('email')}
        </Button>
      )}
      {driver?.line && (
        <Stack gap={1}>
          <Text variant="heading" as="h2">
            {t('left')}
          </Text>
          <Text tone="muted">{t('leftText', { driver: driver.name })}</Text>
          <Link href={`tel:${driver.line}`}>{t('call', { driver: driver.name })}</Link>
        </Stack>
      )}
    </Stack>
  );
}
