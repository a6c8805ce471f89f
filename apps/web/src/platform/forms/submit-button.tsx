import { Button } from '@dayfare/ui/button';

/** Props of {@link SubmitButton}. */
export interface SubmitButtonProps {
  /** The form's submission, from `useSubmit`. */
  submission: { readonly isPending: boolean };
  /** Announced while the request is pending: "Saving…". */
  pendingLabel: string;
  /** What a press does: "Save". */
  children: string;
}

/** The primary button of a form. */
export function SubmitButton({ submission, pendingLabel, children }: SubmitButtonProps) {
  return (
    <Button type="submit" isStretched isPending={submission.isPending} pendingLabel={pendingLabel}>
      {children}
    </Button>
  );
}
