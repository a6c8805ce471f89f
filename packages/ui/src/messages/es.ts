import type { UiMessages } from './ui-messages.ts';

/** The package's texts in Spanish for the United States. */
export const es: UiMessages = {
  optional: 'Opcional',
  required: 'Obligatorio',
  readOnly: 'Solo lectura',
  showPassword: 'Mostrar contraseña',
  capsLockOn: 'Las mayúsculas están activadas',
  pasteTooLong: 'Es más largo de lo que cabe aquí, así que no se pegó. Pega algo más corto.',
  close: 'Cerrar',
  dismiss: 'Descartar',
  back: 'Atrás',
  retry: 'Intentar de nuevo',
  loading: 'Cargando',
  opensInNewTab: 'se abre en otra pestaña',
  error: 'Error',
  warning: 'Aviso',
  success: 'Listo',
  info: 'Nota',
  notifications: 'Notificaciones',
};
