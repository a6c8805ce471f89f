import '@dayfare/themes/reset';
import '@dayfare/themes/surfaces';
import './first-paint.css.ts';
import { firstLanguage } from '../startup/configuration.ts';
import { bringUpToDate } from '../storage/layout.ts';
import { boot } from './boot.tsx';
import { usableStorage } from './storage.ts';

const local = usableStorage(() => window.localStorage);
const tab = usableStorage(() => window.sessionStorage);
bringUpToDate(local);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root to show the app in.');

void boot({ root, language: firstLanguage(local.getItem('locale'), navigator.languages), local, tab });
