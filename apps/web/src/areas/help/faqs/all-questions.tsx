import { faqsQuery } from '@dayfare/api/help/queries';
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
  /** Id of the popular topic that was chosen; 0 for none. */
  topic: number;
}

/** The popular topics and every section; or the questions of one topic. */
export function AllQuestions({ topic }: AllQuestionsProps) {
  const { api } = useApp();
  const t = useTexts('help/faqs');
  const faqs = useQuery(faqsQuery(api, useRegion(), useLanguage()));
  return (
    <QuestionsView query={faqs}>
      {({ popularTopics, sections }) => {
        const chosen = popularTopics.find(({ id }) => id === topic);
        if (chosen) return <TopicAnswers topic={chosen} />;
        return (
          <>
            <Stack as="section" gap={2}>
              <Text variant="heading">{t('topics')}</Text>
              <List>
                {popularTopics.map(({ id, name }) => (
                  <ListRow key={id} title={name} href={`/faqs?topic=${id}`} />
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
