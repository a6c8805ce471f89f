import type { PressEvent } from 'react-aria-components/Button';

/**
 * Called on a press, by pointer, touch or keyboard. The event says how it was pressed (`pointerType`), where (`x` and `y`, px from the
 * start of the element) and with which keys held down (`shiftKey`, `metaKey` …).
 */
export type PressHandler = (event: PressEvent) => void;
