import type { Question } from '@dayfare/api/help/queries';
import { topicQuery } from '@dayfare/api/help/queries';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useLanguage } from '../../../platform/i18n/use-texts.ts';
import { QuestionsView } from './questions-view.tsx';

export interface TopicAnswersProps {
  /** Id of a popular topic. */
  topic: number;
  children: (questions: readonly Question[]) => ReactNode;
}

/** The questions of a popular topic. */
export function TopicAnswers({ topic, children }: TopicAnswersProps) {
  const { api } = useApp();
  return <QuestionsView query={useQuery(topicQuery(api, topic, useLanguage()))}>{children}</QuestionsView>;
}
