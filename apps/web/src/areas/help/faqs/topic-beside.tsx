import { faqsQuery } from '@dayfare/api/help/queries';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useLanguage, useTexts } from '../../../platform/i18n/use-texts.ts';
import { DetailPane } from '../../../platform/page-chrome/detail-pane.tsx';
import { AnswerList } from './answers.tsx';
import { TopicAnswers } from './topic-answers.tsx';
import { useRegion } from './use-region.ts';

export interface TopicBesideProps {
  /** Id of a popular topic; one that there is not shows nothing. */
  topic: string;
  onClose: () => void;
}

/** The questions of a popular topic, beside all others in a wide window. */
export function TopicBeside({ topic, onClose }: TopicBesideProps) {
  const { api } = useApp();
  const t = useTexts('help/faqs');
  const { data } = useQuery(faqsQuery(api, useRegion(), useLanguage()));
  const chosen = data?.popularTopics.find(({ id }) => String(id) === topic);
  if (!chosen) return null;
  return (
    <DetailPane title={chosen.name} closeLabel={t('closeTopic')} onClose={onClose}>
      <TopicAnswers topic={chosen.id}>{(questions) => <AnswerList questions={questions} />}</TopicAnswers>
    </DetailPane>
  );
}
