import { Check } from 'lucide-react';
import { Link } from '../../components/link/link.tsx';
import { useUiMessages } from '../../messages/messages.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as styles from './steps.css.ts';

/** A step of how something works, or of what to do. */
export interface Step {
  title: string;
  /** A sentence about it. */
  text?: string | undefined;
  /**
   * Whether it is done: the number becomes a green check mark.
   * @default false
   */
  isDone?: boolean | undefined;
}

/** Steps with a heading. */
export interface StepList {
  /** "How it works" */
  title: string;
  steps: readonly Step[];
  /** A video or page that shows the same; opens in a new tab. */
  media?: { label: string; href: string } | undefined;
  /**
   * Heading level; 3 inside a dialog.
   * @default 2
   */
  headingLevel?: 2 | 3 | undefined;
}

/** Numbered steps; completed ones have a green check mark and are announced as done. */
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

/** Steps with their heading and a link to a video or page. */
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
