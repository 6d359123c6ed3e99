/** The content service's texts that its editors have in Spanish too, by name. Terms of an HSA and lists are not among them. */
export const SPANISH_CONTENT: Readonly<Record<string, string>> = {
  LEFTNAV_HEALTH_PLANS_LABEL: 'Resumen de beneficios',
  LEFTNAV_HEALTH_PLANS_DESCRIPTION: 'Sus planes y lo que cubren.',
  STATEMENT_ARCHIVE_HEADLINE: 'Estados de cuenta de su plan',
  WELLNESS_PROGRAM_HEALTH_COACHING_TITLE: 'Asesoría de salud',
  WELLNESS_PROGRAM_HEALTH_COACHING_TEXT:
    'Hable por teléfono con una enfermera o un dietista sobre el sueño, la comida, el peso o el estrés, tantas veces como quiera.',
  WELLNESS_PROGRAM_HEALTH_COACHING_LINK:
    'Conozca a los asesores|https://members.brightpath.example/coaching/',
  WELLNESS_PROGRAM_QUIT_TOBACCO_TITLE: 'Deje el tabaco',
  WELLNESS_PROGRAM_QUIT_TOBACCO_TEXT:
    'Un plan propio para los primeros noventa días, y alguien a quien llamar cuando se haga difícil.',
  WELLNESS_PROGRAM_QUIT_TOBACCO_LINK: 'Haga un plan|https://members.brightpath.example/tobacco/',
  WELLNESS_PROGRAM_PREVENTIVE_CARE_TITLE: 'Recordatorios de atención preventiva',
  WELLNESS_PROGRAM_PREVENTIVE_CARE_TEXT:
    'Qué chequeos, pruebas y vacunas le tocan a su edad, y cómo los cubre su plan.',
  WELLNESS_PROGRAM_PREVENTIVE_CARE_LINK: 'Cómo funciona la cobertura|/es/coverage/',
  WELLNESS_PROGRAM_MATERNITY_TITLE: 'Si espera un bebé',
  WELLNESS_PROGRAM_MATERNITY_TEXT:
    'Una enfermera responde preguntas durante el embarazo y los primeros meses, de día y de noche.',
  EDUCATION_ITEM_MANAGE_CLAIMS_TITLE: 'Cómo manejar sus reclamos en línea',
  EDUCATION_ITEM_MANAGE_CLAIMS_SIZE: 'Unos 400 MB',
  EDUCATION_ITEM_MANAGE_CLAIMS_DESCRIPTION:
    'Encuentre un reclamo, vea cuánto costó y por qué, y pague su parte. El video está en inglés, con subtítulos en español.',
  EDUCATION_ITEM_READ_EOB_TITLE: 'Cómo leer una explicación de beneficios',
  EDUCATION_ITEM_READ_EOB_SIZE: '1 página, 40 KB, en inglés',
  EDUCATION_ITEM_READ_EOB_DESCRIPTION:
    'Qué significa cada parte de una explicación de beneficios, con un ejemplo.',
  EDUCATION_ITEM_READ_STATEMENT_TITLE: 'Cómo leer un estado de actividad del plan',
  EDUCATION_ITEM_READ_STATEMENT_SIZE: '1 página, 40 KB, en inglés',
  EDUCATION_ITEM_READ_STATEMENT_DESCRIPTION:
    'Qué significa cada parte de un estado de actividad del plan, con un ejemplo.',
  ED_VIDEO_HEADLINE: 'Conozca su nueva sección de reclamos',
  ED_VIDEO_DESCRIPTION: 'Hay un video nuevo que le ayuda a moverse por la sección de reclamos.',
  ED_VIDEO_LINK: 'Ver más material educativo',
};

/** The smart message in Spanish, by its English. */
export const SPANISH_SMART_MESSAGES: Readonly<Record<string, string>> = {
  'Your spending account can pay part of your next bill. See what is left before you pay.':
    'Su cuenta de gastos puede pagar parte de su próxima factura. Vea cuánto le queda antes de pagar.',
  'A spending account lets you pay for care with money that is not taxed. Call us to ask whether your plan has one.':
    'Una cuenta de gastos le permite pagar su atención con dinero libre de impuestos. Llámenos para preguntar si su plan tiene una.',
  'Your family has a spending account. Ask the subscriber on your plan how to use it.':
    'Su familia tiene una cuenta de gastos. Pregunte al titular de su plan cómo usarla.',
  'Many plans cover a yearly preventive visit. Check yours before you book.':
    'Muchos planes cubren una visita preventiva al año. Revise el suyo antes de hacer la cita.',
};
