/** Choosing a security question (spec 000 §7 'securityQuestion'). Pure. */

/** Least characters of an answer; the call's own rule. */
const ANSWER_LEAST = 2;

export type QuestionField = 'question' | 'answer';
type QuestionForm = Readonly<Record<QuestionField, string>>;

export interface QuestionFault {
  field: QuestionField;
  problem: 'questionMissing' | 'answerMissing' | 'answerShort' | 'answerTells';
}

/** Words of four letters or more, in small letters. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** An answer that stands in its question is read off by anybody. */
const isTold = (answer: string, question: string): boolean => {
  const words = wordsOf(answer);
  return words.length > 0 && words.every((word) => wordsOf(question).includes(word));
};

/**
 * What is wrong with a form, in its order.
 * @param questions those to choose from, by id
 */
export function questionFaults(
  { question, answer }: QuestionForm,
  questions: readonly { id: string; question: string }[],
): QuestionFault[] {
  const chosen = questions.find(({ id }) => id === question);
  const faults: QuestionFault[] = chosen ? [] : [{ field: 'question', problem: 'questionMissing' }];
  const typed = answer.trim();
  if (typed === '') faults.push({ field: 'answer', problem: 'answerMissing' });
  else if (typed.length < ANSWER_LEAST) faults.push({ field: 'answer', problem: 'answerShort' });
  else if (chosen && isTold(typed, chosen.question)) faults.push({ field: 'answer', problem: 'answerTells' });
  return faults;
}
