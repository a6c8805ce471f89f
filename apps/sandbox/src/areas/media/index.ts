export { addressMs, addressOf, mediaPath, pictureAddress } from './address.ts';
export { readPicture, readUpload } from './read-upload.ts';
export { createMedia } from './routes.ts';
export { avatarsOf, describeFiles, findFile, forgetFile, keepFile, setAvatar } from './store.ts';
