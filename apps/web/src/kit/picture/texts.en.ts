/** Texts of choosing a picture. */
export const texts = {
  photo: 'Photo',
  zoom: 'Closer',
  across: 'Left or right',
  down: 'Up or down',
  save: 'Save picture',
  remove: 'Remove picture',
  working: 'Saving…',
  failed: 'The picture wasn’t saved. Try again.',
  unreadable: 'This picture can’t be read. Choose a JPEG or PNG.',
  offline: 'The picture wasn’t saved: there is no internet.',
};
