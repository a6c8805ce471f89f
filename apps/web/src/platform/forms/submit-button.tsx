import { Button } from '@dayfare/ui/button';

export interface SubmitButtonProps {
  /** The form's submission, from `useSubmit`. */
  submission: { readonly isPending: boolean };
  /** Id of the form, where the button stands outside of it. Default: the form around it. */
  form?: string | undefined;
  /**
   * Whether it can't be pressed, because something else is under way or missing.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /**
   * `secondary` where another way comes first.
   * @default 'primary'
   */
  variant?: 'primary' | 'secondary' | undefined;
  /** Announced while the request is pending: "Saving…". */
  pendingLabel: string;
  /** What a press does: "Save". */
  children: string;
}

/** The primary button of a form. */
export function SubmitButton(props: SubmitButtonProps) {
  const { submission, form, isDisabled, variant, pendingLabel, children } = props;
  return (
    <Button
      type="submit"
      form={form}
      variant={variant}
      isStretched
      isDisabled={isDisabled}
      isPending={submission.isPending}
      pendingLabel={pendingLabel}
    >
      {children}
    </Button>
  );
}
