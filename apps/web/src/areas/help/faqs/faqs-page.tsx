import { searchQuery } from '@dayfare/api/help/queries';
import { SearchField } from '@dayfare/ui/search-field';
import { Stack } from '@dayfare/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SupportCard } from '../../../kit/support/support-card.tsx';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useSettledText } from '../../../platform/forms/use-settled-text.ts';
import { useLanguage, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useDetailPane } from '../../../platform/page-chrome/use-detail-pane.ts';
import { WithQueries } from '../../../platform/queries/with-queries.tsx';
import { AllQuestions } from './all-questions.tsx';
import { Found } from './found.tsx';
import { HelpPage } from './help-page.tsx';
import { PopularVideos } from './popular-videos.tsx';
import { TopicBeside } from './topic-beside.tsx';

export const title = 'help/faqs:titles.faqs';

/** Questions and answers, for visitors too, whose pages have no query cache of their own. */
export function Screen() {
  return (
    <WithQueries>
      <Questions />
    </WithQueries>
  );
}

/** All questions by topic and section, or those that contain what is searched for; in a wide window with a topic’s beside them. */
function Questions() {
  const { api } = useApp();
  const t = useTexts('help/faqs');
  const { chosen, hasRoom, withChosen, close, list } = useDetailPane('topic');
  const [query] = useSearchParams();
  const [typed, setTyped] = useState(query.get('search') ?? '');
  const text = useSettledText(typed);
  const found = useQuery({ ...searchQuery(api, text, useLanguage()), enabled: text !== '' });
  return (
    <HelpPage
      title={t('titles.faqs')}
      aside={hasRoom && chosen && <TopicBeside key={chosen} topic={chosen} onClose={close} />}
    >
      <SearchField
        label={t('search')}
        value={typed}
        onChange={setTyped}
        resultCount={text === '' ? undefined : found.data?.length}
      />
      {text === '' ? (
        <Stack ref={list} gap={5}>
          <AllQuestions topic={chosen} hasRoom={hasRoom} hrefOf={withChosen} />
          {(!chosen || hasRoom) && <PopularVideos />}
        </Stack>
      ) : (
        <Found query={found} text={text} />
      )}
      <SupportCard title={t('contact')} />
    </HelpPage>
  );
}
