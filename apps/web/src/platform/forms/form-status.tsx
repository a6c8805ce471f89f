import { Text } from '@dayfare/ui/text';
import { type ReactNode, useRef } from 'react';
import type { Failure } from '../failures/failure.ts';
import { FailureBanner } from '../failures/failure-banner.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import * as styles from './form-status.css.ts';
import type { Submission } from './use-submit.ts';

/** Props of {@link FormStatus}. */
export interface FormStatusProps {
  submission: Pick<Submission<object>, 'failure' | 'isSlow'> & { readonly submit: () => Promise<void> };
  /** What did not happen. Default: that it didn't go through. */
  title?: string | undefined;
  /** What that means, when the problem is on our side. Default: to try again. */
  text?: string | undefined;
  /** Shows a failure that the form has words of its own for; null leaves it to the usual banner. */
  own?: ((failure: Failure) => ReactNode) | undefined;
}

/** How the sending of a form stands, above its fields: that it takes long, or why it did not work and what to do now. */
export function FormStatus({ submission, title, text, own }: FormStatusProps) {
  const { failure, isSlow, submit } = submission;
  const t = useTexts('app');
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    const form = place.current?.closest('form');
    // The button that was pressed goes with its banner; the form's own one goes on with what it began.
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
      {failure &&
        (own?.(failure) ?? <FailureBanner failure={failure} title={title} text={text} onRetry={retry} />)}
    </>
  );
}

const isSubmitButton = (element: Element): element is HTMLButtonElement =>
  element instanceof HTMLButtonElement && element.type === 'submit';
