import { Check } from 'lucide-react';
import { Link } from '../../components/link/link.tsx';
import { useUiMessages } from '../../messages/messages.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as styles from './steps.css.ts';

/** One step of how something works, or of what is to be done. */
export interface Step {
  title: string;
  /** A sentence about it. */
  text?: string | undefined;
  /** Behind the person: the number becomes a green tick. */
  isDone?: boolean | undefined;
}

/** Steps under a heading of their own. */
export interface StepList {
  /** "How it works" */
  title: string;
  steps: readonly Step[];
  /** A video or a page that shows the same; opens in a new tab. */
  media?: { label: string; href: string } | undefined;
  /** Level of its heading in the page's outline; 3 inside a dialog. Default 2. */
  headingLevel?: 2 | 3 | undefined;
}

/** Steps in their order, numbered; those that are done have a green tick and say so. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  const messages = useUiMessages();
  return (
    <Stack as="ol" gap={4}>
      {steps.map(({ title, text, isDone = false }, at) => (
        <li key={title} className={styles.step}>
          <span aria-hidden="true" className={styles.marker} data-done={isDone ? '' : undefined}>
            {isDone ? <Check size={18} strokeWidth={3} /> : at + 1}
          </span>
          <div className={styles.words}>
            <span className={styles.title}>
              {isDone && <VisuallyHidden>{`${messages.success}: `}</VisuallyHidden>}
              {title}
            </span>
            {text && <span className={styles.text}>{text}</span>}
          </div>
        </li>
      ))}
    </Stack>
  );
}

/** Steps with their heading and the link to see them. */
export function StepsSection({ title, steps, media, headingLevel = 2 }: StepList) {
  return (
    <Stack as="section" gap={4}>
      <Text variant="heading" as={`h${headingLevel}`}>
        {title}
      </Text>
      <Steps steps={steps} />
      {media && (
        <Link variant="standalone" isExternal href={media.href}>
          {media.label}
        </Link>
      )}
    </Stack>
  );
}
