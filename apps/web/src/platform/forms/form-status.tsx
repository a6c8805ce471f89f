import { Text } from '@dayfare/ui/text';
import { type ReactNode, useRef } from 'react';
import type { Failure } from '../failures/failure.ts';
import { FailureBanner } from '../failures/failure-banner.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import * as styles from './form-status.css.ts';
import { useIntoView } from './use-into-view.ts';
import type { Submission } from './use-submit.ts';

export interface FormStatusProps {
  submission: Pick<Submission<object>, 'failure' | 'isSlow'> & { readonly submit: () => Promise<void> };
  /** What did not happen. Default: that it didn't go through. */
  title?: string | undefined;
  /** What that means if the problem is on our side. Default: to try again. */
  text?: string | undefined;
  /** Renders failures for which the form has its own message; null falls back to the usual banner. */
  own?: ((failure: Failure) => ReactNode) | undefined;
}

/** Status of a form's submission, above its fields: that it takes long, or why it failed and what to do. */
export function FormStatus({ submission, title, text, own }: FormStatusProps) {
  const { failure, isSlow, submit } = submission;
  const t = useTexts('app');
  const place = useRef<HTMLDivElement>(null);
  const told = useIntoView(failure);
  const retry = () => {
    const form = place.current?.closest('form');
    // The pressed button disappears with its banner; focus moves to the form's own button, which continues what it started.
    const button = form && [...form.elements].find(isSubmitButton);
    (button ?? place.current)?.focus();
    if (form) form.requestSubmit();
    else void submit();
  };
  return (
    <>
      <div ref={place} role="status" tabIndex={-1} className={styles.slow}>
        {isSlow && <Text tone="muted">{t('failure.slow')}</Text>}
      </div>
      {failure && (
        <div ref={told}>
          {own?.(failure) ?? <FailureBanner failure={failure} title={title} text={text} onRetry={retry} />}
        </div>
      )}
    </>
  );
}

const isSubmitButton = (element: Element): element is HTMLButtonElement =>
  element instanceof HTMLButtonElement && element.type === 'submit';
