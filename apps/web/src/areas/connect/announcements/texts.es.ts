import type { texts as english } from './texts.en.ts';

export const texts: typeof english = {
  titles: { page: 'Anuncio', new: 'Nuevo anuncio' },
  author: 'Autor o autora de este anuncio',
  partner: 'De un socio comercial',
  image: 'Imagen de “{title}”',
  imageFailed: 'No se pudo cargar la imagen.',
  whoLikes:
    '{count, plural, =0 {Aún sin “me gusta”} one {# “me gusta”} many {# de “me gusta”} other {# “me gusta”}}',
  whoRead:
    '{count, plural, =0 {Nadie confirmó la lectura} one {# persona confirmó la lectura} many {# de personas confirmaron la lectura} other {# personas confirmaron la lectura}}',
  nobody: 'Nadie todavía.',
  readersFailed: 'No se pudieron cargar los nombres.',
  goneTitle: 'Este anuncio ya no está aquí',
  gone: 'Puede ser más antiguo que los que se guardan, o de una empresa donde ya no trabajas.',
  all: 'Ver todos los anuncios',
  title: 'Título',
  titleMissing: 'Escribe un título.',
  detail: '¿Qué debe saber la gente?',
  detailMissing: 'Escribe lo que la gente debe saber.',
  needsAcknowledgement: 'Pedir que confirmen que lo leyeron',
  picture: 'Imagen',
  pictureWaits: 'Espera a que se suba la imagen, o quítala.',
  announce: 'Anunciar a todos en el trabajo',
  announcing: 'Anunciando',
  announced: 'Anunciado',
  notAnnounced: 'No se anunció',
  notAllowedTitle: 'Los anuncios los hacen los gerentes',
  notAllowed: 'Escríbele a tu gerente si todos deben saber algo.',
  failed: 'No pudimos cargar el anuncio',
  failedText: 'Inténtalo de nuevo en un momento.',
  offline: 'Conéctate a internet para ver el anuncio.',
};
