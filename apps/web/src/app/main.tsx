import '@dayfare/themes/reset';
import '@dayfare/themes/surfaces';
import './boot/first-paint.css.ts';
import { firstLanguage } from '@dayfare/domain/product';
import { surviveTranslators } from '../platform/device/translated-page.ts';
import { bringUpToDate } from '../platform/storage/layout.ts';
import { usableStorage } from '../platform/storage/storage.ts';
import { boot } from './boot/boot.tsx';

surviveTranslators();
const local = usableStorage(() => window.localStorage);
const tab = usableStorage(() => window.sessionStorage);
bringUpToDate(local);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root to show the app in.');

void boot({ root, language: firstLanguage(local.getItem('locale'), navigator.languages), local, tab });
