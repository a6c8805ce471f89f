import { loadOverlays } from '../components/dialog/dialog.tsx';

// What shows dialogs, sheets and drawers is fetched when one opens; tests of what stands in them find it there.
await loadOverlays();
