import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Files share a page: what a test has put on it goes with the test, and no file has to think of that.
afterEach(cleanup);
