import type { WireInvitation } from '@dayfare/api/referral/contract';
import { EmptyState } from '@dayfare/ui/empty-state';
import { List } from '@dayfare/ui/list';
import { Text } from '@dayfare/ui/text';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

/** Who invites, to what, and what it means; or that the invitation leads to nothing any more. */
export function Invited({ invitation }: { invitation: WireInvitation }) {
  const t = useTexts('referral/invited');
  const { state, inviterName: name, employerName: employer } = invitation;
  if (state !== 'open' || name === null) {
    const end = state === 'open' ? 'unknown' : state;
    return (
      <EmptyState
        illustration={end === 'ended' ? 'waiting' : 'not-found'}
        title={t(`${end}.title`)}
        headingLevel={1}
      >
        {t(`${end}.text`)}
      </EmptyState>
    );
  }
  const points = [
    ...(employer === null ? [] : [t('open.coworker', { name, employer })]),
    t('open.points.free'),
    t('open.points.adult'),
    t('open.points.thanks', { name }),
  ];
  return (
    <>
      <EmptyState illustration="success" title={t('open.title', { name })} headingLevel={1}>
        {t('open.text')}
      </EmptyState>
      <List isBulleted>
        {points.map((point) => (
          <Text key={point}>{point}</Text>
        ))}
      </List>
    </>
  );
}
