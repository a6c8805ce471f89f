/**
 * Props that a brand may preset. Each is a choice between looks that the component offers anyway; none moves, hides or renames anything.
 * What a token can say (corners, weights, heights, shadows) is a token and not here.
 */
export interface DefaultProps {
  header: {
    /** The logo in the app's header: the whole wordmark, or the mark alone. */
    logo: 'full' | 'mark';
  };
  amount: {
    /** Cents of the hero amount: small and raised, or small on the baseline. */
    cents: 'raised' | 'baseline';
  };
}
