import type { texts as english } from './texts.en.ts';

export const texts: typeof english = {
  titles: { page: 'Ajustes de notificaciones' },
  intro: 'Los códigos, las advertencias y los avisos de dinero que se mueve siempre te llegan.',
  channels: {
    PushNotification: 'En tus dispositivos',
    TextMessage: 'Por mensaje de texto',
    Email: 'Por correo electrónico',
    Services: 'De nuestros socios',
  },
  about: {
    PushNotification: 'Aparecen donde usas la aplicación nativa y lo permitiste.',
    TextMessage: 'Se envían al teléfono de tu perfil.',
    Email: 'Se envían al correo electrónico de tu perfil.',
    Services: 'Aparecen entre los anuncios del trabajo.',
  },
  topics: {
    Shifts: 'Decisiones sobre tus turnos',
    Announcements: 'Anuncios del trabajo',
    Savings: 'Cómo van tus metas de ahorro',
    Referrals: 'Recompensas por tus invitados',
    Offers: 'Ofertas',
  },
  notSaved: 'No se guardó tu elección',
  failed: 'No pudimos cargar tus ajustes',
  failedText: 'No han cambiado. Inténtalo de nuevo en un momento.',
  offline: 'Conéctate a internet para ver tus ajustes.',
};
