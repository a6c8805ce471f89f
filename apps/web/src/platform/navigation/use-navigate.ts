import { useApp } from '../app-context/app-context.ts';
import type { Navigation } from './navigation.ts';

/**
 * Returns a function that navigates to a path of the app, once the press that led to it has been painted. Use it instead of the router's own hook,
 * which re-renders its component with every change of the router's state: the page that is about to be left would be rendered once more.
 */
export function useNavigate(): Navigation['press'] {
  return useApp().navigation.press;
}
