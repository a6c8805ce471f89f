import { faqsQuery } from '@dayfare/api/help/queries';
import { Link } from '@dayfare/ui/link';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useLanguage, useTexts } from '../../../platform/i18n/use-texts.ts';
import { Answers } from './answers.tsx';
import { QuestionsView } from './questions-view.tsx';
import { TopicAnswers } from './topic-answers.tsx';
import { useRegion } from './use-region.ts';

export interface AllQuestionsProps {
  /** Id of the popular topic that was chosen; null for none. */
  topic: string | null;
  /** Whether the questions of the topic stand beside these. */
  hasRoom: boolean;
  /** The address with this topic chosen. */
  hrefOf: (topic: string) => string;
}

/** The popular topics and every section; or the questions of one topic, where there is no room for them beside these. */
export function AllQuestions({ topic, hasRoom, hrefOf }: AllQuestionsProps) {
  const { api } = useApp();
  const t = useTexts('help/faqs');
  const faqs = useQuery(faqsQuery(api, useRegion(), useLanguage()));
  return (
    <QuestionsView query={faqs}>
      {({ popularTopics, sections }) => {
        const chosen = popularTopics.find(({ id }) => String(id) === topic);
        if (chosen && !hasRoom)
          return (
            <>
              <TopicAnswers topic={chosen.id}>
                {(questions) => <Answers title={chosen.name} questions={questions} />}
              </TopicAnswers>
              <Link href="/faqs" variant="standalone">
                {t('allTopics')}
              </Link>
            </>
          );
        return (
          <>
            <Stack as="section" gap={2}>
              <Text variant="heading">{t('topics')}</Text>
              <List>
                {popularTopics.map(({ id, name }) => (
                  <ListRow
                    key={id}
                    title={name}
                    href={hrefOf(String(id))}
                    aria-current={id === chosen?.id ? 'true' : undefined}
                  />
                ))}
              </List>
            </Stack>
            {sections.map(({ section, faQsDetails }) => (
              <Answers key={section} title={section} questions={faQsDetails} />
            ))}
          </>
        );
      }}
    </QuestionsView>
  );
}
