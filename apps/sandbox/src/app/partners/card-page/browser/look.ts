import { brandFont } from './brand-font.ts';

/** Pages in frames look like the app's, whatever it calls them: only these properties, and nothing in them that loads or runs. */
const property = /^--(base|df-[a-zA-Z-]{1,40})$/;
const value = /^[\w\s#%.,()"'/+*-]{1,200}$/;

/** Has this page look as the app does. */
export function applyLook(
  look: Readonly<Record<string, string>>,
  fonts: Readonly<Record<string, string>>,
): void {
  for (const [name, set] of Object.entries(look))
    if (property.test(name) && value.test(set)) document.documentElement.style.setProperty(name, set);
  document.documentElement.dataset.branded = '';
  void brandFont(look['--df-type-bodyFamily'] ?? '', fonts);
  if (look.scheme === 'light' || look.scheme === 'dark')
    document.documentElement.style.colorScheme = look.scheme;
}
