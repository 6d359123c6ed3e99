/** Minimum length of an answer, as `saveSecurityQuestion` requires. */
const ANSWER_MIN_LENGTH = 2;

export type QuestionField = 'question' | 'answer';
type QuestionForm = Readonly<Record<QuestionField, string>>;

export interface QuestionError {
  field: QuestionField;
  problem: 'missing' | 'answerShort' | 'answerTells';
}

/** Words of at least four letters, in lower case. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** Whether the question contains all words of the answer, in which case the answer is not a secret. */
const isInQuestion = (answer: string, question: string): boolean => {
  const words = wordsOf(answer);
  return words.length > 0 && words.every((word) => wordsOf(question).includes(word));
};

/** The form's errors, in the order of its fields (spec 000 §7 'securityQuestion'). */
export function questionErrors(
  { question, answer }: QuestionForm,
  questions: readonly { id: string; question: string }[],
): QuestionError[] {
  const chosen = questions.find(({ id }) => id === question);
  const errors: QuestionError[] = chosen ? [] : [{ field: 'question', problem: 'missing' }];
  const typed = answer.trim();
  if (typed === '') errors.push({ field: 'answer', problem: 'missing' });
  else if (typed.length < ANSWER_MIN_LENGTH) errors.push({ field: 'answer', problem: 'answerShort' });
  else if (chosen && isInQuestion(typed, chosen.question))
    errors.push({ field: 'answer', problem: 'answerTells' });
  return errors;
}
