'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useWords } from '../../messages/words.ts';
import { classes } from '../../primitives/classes.ts';
import type { Icon as IconType } from '../../primitives/icon.ts';
import { listRole } from '../../primitives/list-role.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { pageWindow } from './page-window.ts';
import * as styles from './pagination.css.ts';
import { words } from './words.ts';

export { words as paginationWords } from './words.ts';

interface OwnProps {
  /**
   * Name of the navigation.
   * @default "Pages" in the reader's language
   */
  label?: string | undefined;
  /** The current page, starting at 1. */
  value: number;
  /** The number of pages. With one or none, nothing is rendered. */
  pageCount: number;
  /** Called with the chosen page. */
  onChange: (page: number) => void;
}

export type PaginationProps = OwnProps & RootProps<HTMLElement>;

/** Navigates through pages. Phones show back, next and the position; wider screens show page numbers. */
export function Pagination({ label, value: page, pageCount, onChange, ...rest }: PaginationProps) {
  const messages = useWords(words);
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label ?? messages.pages} {...rootProps(rest)} className={styles.root} data-page={page}>
      <Step
        icon={ChevronLeft}
        label={messages.previousPage}
        isDisabled={page <= 1}
        onPress={() => onChange(page - 1)}
      />
      <span aria-hidden="true" className={styles.short}>
        {messages.pageOf(page, pageCount)}
      </span>
      <ol {...listRole} className={styles.list}>
        {pageWindow(page, pageCount).map((slot) => (
          <li key={slot}>
            {typeof slot === 'string' ? (
              <span aria-hidden="true" className={styles.gap}>
                …
              </span>
            ) : (
              <Button
                className={classes(styles.step, styles.number)}
                aria-label={messages.page(slot)}
                {...(slot === page && { 'aria-current': 'page' as const })}
                onPress={() => onChange(slot)}
              >
                {slot}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Step
        icon={ChevronRight}
        label={messages.nextPage}
        isDisabled={page >= pageCount}
        onPress={() => onChange(page + 1)}
      />
      <VisuallyHidden>
        <span role="status">{messages.pageOf(page, pageCount)}</span>
      </VisuallyHidden>
    </nav>
  );
}

interface StepProps {
  icon: IconType;
  label: string;
  isDisabled: boolean;
  onPress: () => void;
}

/** At either end it is only marked as disabled: removing the button would lose focus. */
function Step({ icon: Icon, label, isDisabled, onPress }: StepProps) {
  return (
    <Button
      className={styles.step}
      aria-label={label}
      aria-disabled={isDisabled}
      onPress={() => {
        if (!isDisabled) onPress();
      }}
    >
      <Icon width={20} height={20} aria-hidden="true" className={styles.arrow} />
    </Button>
  );
}
