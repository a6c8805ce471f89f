import { type Activity, activityQuery } from '@dayfare/api/connect/activity/activity-queries';
import { type ActivityType, activityType } from '@dayfare/domain/connect';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Link } from '@dayfare/ui/link';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { LoadMore } from '@dayfare/ui/load-more';
import { SearchField } from '@dayfare/ui/search-field';
import { SegmentedControl } from '@dayfare/ui/segmented-control';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useSettledText } from '../../../platform/forms/use-settled-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { PageFrame } from '../../../platform/page-chrome/page-frame.tsx';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { useChatTimes } from '../chat/use-chat-times.ts';
import { useWorkplace } from '../shifts/use-shifts.ts';

export const title = 'connect/activity:titles.page';

const everything = 'all';

/** What happens at work, the newest first, with a search by words and by what it is about. */
export function ActivityScreen() {
  const t = useTexts('connect/activity');
  const { api } = useApp();
  const of = useWorkplace();
  const [typed, setTyped] = useState('');
  const [type, setType] = useState<ActivityType | null>(null);
  const text = useSettledText(typed);
  const activity = useInfiniteQuery(activityQuery(api, { ...of, text, type }));
  const isSearch = text !== '' || type !== null;
  return (
    <PageFrame title={t('titles.page')}>
      <SearchField
        label={t('search')}
        isLabelHidden
        placeholder={t('search')}
        value={typed}
        onChange={setTyped}
        resultCount={text === '' ? undefined : activity.data?.total}
      />
      <SegmentedControl
        label={t('types')}
        look="chips"
        segments={[
          { value: everything, label: t('all') },
          ...activityType.names.map((value) => ({ value, label: t(`type.${value}`) })),
        ]}
        value={type ?? everything}
        onChange={(chosen) => setType(activityType.is(chosen) ? chosen : null)}
      />
      <QueryView
        queries={[activity]}
        loading={<Skeleton shape="row" count={5} isAnnounced />}
        failed={(problem) => (
          <LoadProblem {...problem} title={t('failed')} text={t('failedText')} offlineText={t('offline')} />
        )}
        empty={{
          when: ({ all }) => all.length === 0,
          show: (
            <EmptyState title={t(isSearch ? 'nothingTitle' : 'noneTitle')} headingLevel={2}>
              {t(isSearch ? 'nothing' : 'none')}
            </EmptyState>
          ),
        }}
      >
        {({ all, total }) => (
          <>
            <List isDivided aria-label={t('titles.page')}>
              {all.map((one) => (
                <Row key={one.sid} activity={one} />
              ))}
            </List>
            <LoadMore
              shown={all.length}
              total={total}
              isLoading={activity.isFetchingNextPage}
              onPress={() => void activity.fetchNextPage()}
            />
          </>
        )}
      </QueryView>
    </PageFrame>
  );
}

function Row({ activity: { title: name, body, sender, type, attachment, at } }: { activity: Activity }) {
  const t = useTexts('connect/activity');
  const when = useChatTimes();
  // News of a user's own shifts has no sender.
  const facts = type === 'Shift' ? when(at) : t('by', { sender, when: when(at) });
  return (
    <>
      <ListRow title={name} subtitle={`${body}\n${facts}`} trailing={t(`type.${type}`)} />
      {attachment !== null && (
        <Link variant="standalone" href={attachment} isExternal>
          {t('attachment', { title: name })}
        </Link>
      )}
    </>
  );
}

export { ActivityScreen as Screen };
