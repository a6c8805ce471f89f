import { configure, getConfig, prettyDOM } from '@testing-library/react';
import { quickElementError } from './element-error.ts';

configure({
  // What is waited for goes on as soon as it is there; on a busy machine a page takes longer than the usual second.
  asyncUtilTimeout: 45_000,
  getElementError: quickElementError({ getConfig, prettyDOM }),
});
