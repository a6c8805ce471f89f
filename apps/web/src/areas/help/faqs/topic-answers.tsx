import { type Faqs, topicQuery } from '@dayfare/api/help/queries';
import { Link } from '@dayfare/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useLanguage, useTexts } from '../../../platform/i18n/use-texts.ts';
import { Answers } from './answers.tsx';
import { QuestionsView } from './questions-view.tsx';

export interface TopicAnswersProps {
  topic: Faqs['popularTopics'][number];
}

/** The questions of a popular topic, and the way to all of them. */
export function TopicAnswers({ topic: { id, name } }: TopicAnswersProps) {
  const { api } = useApp();
  const t = useTexts('help/faqs');
  const answers = useQuery(topicQuery(api, id, useLanguage()));
  return (
    <>
      <QuestionsView query={answers}>
        {(questions) => <Answers title={name} questions={questions} />}
      </QuestionsView>
      <Link href="/faqs" variant="standalone">
        {t('allTopics')}
      </Link>
    </>
  );
}
