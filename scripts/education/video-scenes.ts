/** The scenes of the sandbox's video: what each draws, and its captions in both languages. */

/** What a scene draws below its title (`draw-scene.ts`). */
type Drawing = 'cover' | 'list' | 'detail' | 'filters' | 'pay' | 'call';

export interface Scene {
  readonly seconds: number;
  readonly title: string;
  readonly drawing: Drawing;
  readonly captions: { readonly en: string; readonly es: string };
}

export const SCENES: readonly Scene[] = [
  {
    seconds: 5,
    title: 'Manage your claims online',
    drawing: 'cover',
    captions: {
      en: 'Every visit to a doctor or pharmacy becomes a claim. Here is how to find yours.',
      es: 'Cada visita al médico o a la farmacia genera un reclamo. Así encuentra los suyos.',
    },
  },
  {
    seconds: 6,
    title: 'Your newest claims',
    drawing: 'list',
    captions: {
      en: 'Your activity summary shows your newest claims, with your cost and the status.',
      es: 'El resumen de actividad muestra sus reclamos más recientes, con su costo y estado.',
    },
  },
  {
    seconds: 7,
    title: 'Open a claim',
    drawing: 'detail',
    captions: {
      en: 'Open a claim to see what the provider charged, what your plan paid, and what you may owe.',
      es: 'Abra un reclamo para ver cuánto se cobró, cuánto pagó su plan y cuánto podría deber.',
    },
  },
  {
    seconds: 6,
    title: 'Find one claim',
    drawing: 'filters',
    captions: {
      en: 'Under Claims & Payments, choose dates, people, plan types and statuses.',
      es: 'En Reclamos y pagos, elija fechas, personas, tipos de plan y estados.',
    },
  },
  {
    seconds: 6,
    title: 'Pay your share',
    drawing: 'pay',
    captions: {
      en: 'If your spending account can pay your share, the claim has a button for it.',
      es: 'Si su cuenta de gastos puede pagar su parte, el reclamo tiene un botón para hacerlo.',
    },
  },
  {
    seconds: 6,
    title: 'Questions? Call us',
    drawing: 'call',
    captions: {
      en: 'Questions? Call the number on your member ID card.',
      es: '¿Preguntas? Llame al número de su tarjeta de miembro.',
    },
  },
];

export const WIDTH = 640;
export const HEIGHT = 360;

export interface TimedScene extends Scene {
  /** Seconds from the beginning of the video. */
  readonly start: number;
  readonly end: number;
}

export const TIMED_SCENES: readonly TimedScene[] = SCENES.map((scene, index) => {
  const start = SCENES.slice(0, index).reduce((sum, { seconds }) => sum + seconds, 0);
  return { ...scene, start, end: start + scene.seconds };
});

/** `00:00:05.000` */
const timestamp = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 23);

/** A WebVTT file. */
export const captionsIn = (language: keyof Scene['captions']): string =>
  [
    'WEBVTT',
    ...TIMED_SCENES.map(
      ({ start, end, captions }) => `${timestamp(start)} --> ${timestamp(end)}\n${captions[language]}`,
    ),
  ].join('\n\n') + '\n';
