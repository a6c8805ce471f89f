export { multipartOf, type UploadFields } from './multipart.ts';
export { type UploadOptions, upload, uploadTimeout } from './upload.ts';
export { type UploadProgress, xhrFetch } from './xhr-fetch.ts';
