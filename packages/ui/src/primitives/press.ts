import type { ButtonProps, PressEvent } from 'react-aria-components/Button';

/**
 * Called on a press, by pointer, touch or keyboard. The event says how it was pressed (`pointerType`), where (`x` and `y`, px from the
 * start of the element) and with which keys held down (`shiftKey`, `metaKey` …).
 */
export type PressHandler = (event: PressEvent) => void;

type Stages = 'onPressStart' | 'onPressEnd' | 'onPressChange' | 'onPressUp';
type Nearness = 'onHoverStart' | 'onHoverEnd' | 'onHoverChange' | 'onFocus' | 'onBlur' | 'onFocusChange';
type Keys = 'onKeyDown' | 'onKeyUp';

/** Events of what can be pressed, besides `onPress`: React Aria's, passed on as they are. */
export type PressEvents = { [Name in Stages | Nearness | Keys]?: ButtonProps[Name] | undefined };
