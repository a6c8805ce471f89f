import type { Rows } from './compose.ts';
import { brandMatrix } from './scenes/brand-matrix.ts';
import { brandStudio } from './scenes/brand-studio.ts';
import { getMoney } from './scenes/get-money.ts';
import { home } from './scenes/home.ts';
import { nativeApp } from './scenes/native-app.ts';
import { pages } from './scenes/pages.ts';
import type { Stage } from './stage.ts';

/** Every picture by its file's name. The one that moves money is the last. */
export const scenes: Readonly<Record<string, (stage: Stage) => Promise<Rows>>> = {
  'brand-matrix': brandMatrix,
  home,
  pages,
  'native-app': nativeApp,
  'brand-studio': brandStudio,
  'get-money': getMoney,
};
