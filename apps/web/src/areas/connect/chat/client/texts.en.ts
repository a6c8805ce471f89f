export const texts = {
  news: 'New message: {name}',
  open: 'Open',
};
