export const QUESTIONS = [
  { questionId: '101', question: 'What was the name of your first school?' },
  { questionId: '102', question: 'In which town did your parents meet?' },
  { questionId: '103', question: 'What was the name of your first pet?' },
  { questionId: '104', question: 'Which street did you live on as a child?' },
  { questionId: '105', question: 'What was the make of your first bicycle?' },
] as const;

/** The text of a question by id; the first question if there is no such id. */
export const questionOf = (questionId: string | undefined): string =>
  QUESTIONS.find((question) => question.questionId === questionId)?.question ?? QUESTIONS[0].question;
