import type { Question } from '@dayfare/api/help/queries';
import { Accordion } from '@dayfare/ui/accordion';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';

export interface AnswersProps {
  title: string;
  questions: readonly Question[];
}

/** Questions under a heading, each of which opens its answer. */
export function Answers({ title, questions }: AnswersProps) {
  return (
    <Stack as="section" gap={2}>
      <Text variant="heading">{title}</Text>
      <AnswerList questions={questions} />
    </Stack>
  );
}

/** Questions, each of which opens its answer. */
export function AnswerList({ questions }: Pick<AnswersProps, 'questions'>) {
  return (
    <Accordion
      items={questions.map(({ id, question, answer }) => ({
        id: String(id),
        title: question,
        content: <Text>{answer}</Text>,
      }))}
    />
  );
}
