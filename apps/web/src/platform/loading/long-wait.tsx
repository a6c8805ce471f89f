import { Spinner } from '@dayfare/ui/spinner';
import { place } from './long-wait.css.ts';

/** A wait that the bar alone makes long, ms. */
const longMs = 1_500;

/** The spinner below the loading bar, when a wait gets long. The bar has said so to readers already. */
export default function LongWait() {
  return (
    <div className={place} aria-hidden="true">
      <Spinner size="medium" delayMs={longMs} />
    </div>
  );
}
