import { configure } from '@testing-library/react';

// What is waited for goes on as soon as it is there; on a busy machine a page takes longer than the usual second.
configure({ asyncUtilTimeout: 45_000 });
