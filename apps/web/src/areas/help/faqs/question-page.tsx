import { questionQuery } from '@dayfare/api/help/queries';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Link } from '@dayfare/ui/link';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { SupportCard } from '../../../kit/support/support-card.tsx';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useLanguage, useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { WithQueries } from '../../../platform/queries/with-queries.tsx';
import { HelpPage } from './help-page.tsx';
import { QuestionsView } from './questions-view.tsx';

export const title = 'help/faqs:titles.faqs';

/** One question with its answer, at an address of its own that can be shared or kept. */
export function Screen() {
  const t = useTexts('help/faqs');
  return (
    <WithQueries>
      <HelpPage title={t('titles.faqs')}>
        <Question />
        <Link href={pathTo('/faqs')} variant="standalone">
          {t('all')}
        </Link>
        <SupportCard title={t('contact')} />
      </HelpPage>
    </WithQueries>
  );
}

function Question() {
  const { api } = useApp();
  const t = useTexts('help/faqs');
  const { id = '' } = useParams();
  return (
    <QuestionsView
      query={useQuery(questionQuery(api, id, useLanguage()))}
      loading={<Skeleton shape="text" count={4} isAnnounced />}
      unknown={<EmptyState title={t('unknown')}>{t('unknownText')}</EmptyState>}
    >
      {({ section, question, answer }) => (
        <Stack as="section" gap={2}>
          <Text tone="muted">{section}</Text>
          <Text variant="heading">{question}</Text>
          <Text>{answer}</Text>
        </Stack>
      )}
    </QuestionsView>
  );
}
