import { type Profile, profileQuery } from '@dayfare/api/profile/queries';
import { Box } from '@dayfare/ui/box';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Languages, Mail, Map as MapIcon, MapPin, Phone, User } from 'lucide-react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { PictureRow } from './picture-row.tsx';
import { useFacts } from './use-facts.ts';

/** Everything that is known of the person, each fact with the way to change it, or who else does. */
export function ProfileFacts() {
  const { api } = useApp();
  const t = useTexts('profile/facts');
  const profile = useQuery(profileQuery(api));
  return (
    <Stack gap={2}>
      <Text variant="heading" as="h2">
        {t('heading')}
      </Text>
      <Box background="surface" radius="card" padding="card">
        <QueryView
          queries={[profile]}
          // As tall as the facts, some of which take several lines: nothing below them moves when they come.
          loading={<Skeleton shape="row" count={9} isAnnounced />}
          failed={(problem) => (
            <LoadProblem
              {...problem}
              title={t('failed')}
              text={t('failedText')}
              offlineText={t('offlineText')}
              headingLevel={3}
              retryVariant="secondary"
            />
          )}
        >
          {(known) => <Facts profile={known} />}
        </QueryView>
      </Box>
    </Stack>
  );
}

function Facts({ profile }: { profile: Profile }) {
  const t = useTexts('profile/facts');
  const facts = useFacts(profile);
  const { keepers, employer } = profile;
  const kept = {
    person: '',
    employer: t('fromEmployer', { employer: employer ?? '' }),
    support: t('checked'),
  };
  const birthDate = {
    icon: CalendarDays,
    title: t('birthDate'),
    subtitle: [facts.birthDate || t('none'), kept[keepers.birthDate]].filter(Boolean).join('\n'),
  };
  return (
    <List>
      <PictureRow profile={profile} />
      <ListRow
        icon={User}
        title={t('name')}
        subtitle={[facts.name, kept[keepers.name]].filter(Boolean).join('\n')}
        href={pathTo('/home/details')}
      />
      <ListRow
        icon={MapPin}
        title={t('address')}
        subtitle={facts.address || t('none')}
        href={pathTo('/home/details')}
      />
      <ListRow icon={Mail} title={t('email')} subtitle={facts.email} href={pathTo('/home/edit-email')} />
      <ListRow icon={Phone} title={t('phone')} subtitle={facts.phone} href={pathTo('/home/edit-phone')} />
      {keepers.birthDate === 'person' ? (
        <ListRow {...birthDate} href={pathTo('/home/birth-date')} />
      ) : (
        <ListRow {...birthDate} />
      )}
      <ListRow
        icon={MapIcon}
        title={t('state')}
        subtitle={facts.state || t('none')}
        href={pathTo('/home/state-selection', {}, { redirectUrl: pathTo('/home/profile') })}
      />
      <ListRow icon={Languages} title={t('language')} subtitle={facts.language} />
    </List>
  );
}
