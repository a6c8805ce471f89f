import { Spinner } from '@dayfare/ui/spinner';
import { place } from './long-wait.css.ts';

/** How long only the loading bar is shown, in ms. */
const longMs = 1_500;

/** The spinner below the loading bar for long waits. The bar has already been announced. */
export default function LongWait() {
  return (
    <div className={place} aria-hidden="true">
      <Spinner size="medium" delayMs={longMs} />
    </div>
  );
}
