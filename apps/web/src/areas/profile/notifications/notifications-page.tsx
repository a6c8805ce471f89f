import {
  type NotificationSettings,
  notificationSettingMutation,
  notificationSettingsQuery,
} from '@dayfare/api/profile/notifications-queries';
import { notificationChannel } from '@dayfare/domain/profile';
import { Screen as Page } from '@dayfare/ui/screen';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { Switch } from '@dayfare/ui/switch';
import { Text } from '@dayfare/ui/text';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FailureBanner } from '../../../platform/failures/failure-banner.tsx';
import { useFailure } from '../../../platform/failures/use-failure.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { PageHeader } from '../../session/index.ts';

export const title = 'profile/notifications:titles.page';

/** What the person is told of, in a group for each channel. */
export function NotificationSettingsScreen() {
  const t = useTexts('profile/notifications');
  const settings = useQuery(notificationSettingsQuery(useApp().api));
  return (
    <Page header={<PageHeader title={t('titles.page')} />} isWide>
      <Text tone="muted">{t('intro')}</Text>
      <QueryView
        queries={[settings]}
        loading={<Skeleton shape="row" count={6} isAnnounced />}
        failed={(problem) => (
          <LoadProblem {...problem} title={t('failed')} text={t('failedText')} offlineText={t('offline')} />
        )}
      >
        {(known) => <Channels settings={known} />}
      </QueryView>
    </Page>
  );
}

function Channels({ settings }: { settings: NotificationSettings }) {
  const t = useTexts('profile/notifications');
  const { mutate, error } = useMutation(notificationSettingMutation(useApp().api));
  const failure = useFailure(error);
  return (
    <Stack gap={6}>
      {failure && <FailureBanner failure={failure} title={t('notSaved')} />}
      {notificationChannel.names.map((channel) => (
        <Group key={channel} name={t(`channels.${channel}`)} about={t(`about.${channel}`)}>
          {settings
            .filter((one) => one.channel === channel)
            .map((one) => (
              <Switch
                key={one.topic}
                isSelected={one.isOn}
                onChange={(chosen) => mutate({ ...one, isOn: chosen })}
              >
                {t(`topics.${one.topic}`)}
              </Switch>
            ))}
        </Group>
      ))}
    </Stack>
  );
}

interface GroupProps {
  name: string;
  about: string;
  children: ReactNode;
}

function Group({ name, about, children }: GroupProps) {
  const id = useId();
  return (
    <Stack gap={2} role="group" aria-labelledby={id}>
      <Text id={id} variant="heading" as="h2">
        {name}
      </Text>
      <Text tone="muted">{about}</Text>
      {children}
    </Stack>
  );
}

export { NotificationSettingsScreen as Screen };
