import { describe, expect, it } from 'vitest';
import { questionErrors, type QuestionError } from './security-question.rules.ts';

const QUESTIONS = [
  { id: '101', question: 'What was the name of your first school?' },
  { id: '103', question: 'What was the name of your first pet?' },
];

describe('questionErrors', () => {
  it.each<[string, string, QuestionError['problem'][]]>([
    ['103', 'Pepper', []],
    ['103', ' Bo ', []],
    ['', 'Pepper', ['missing']],
    ['999', 'Pepper', ['missing']],
    ['103', '', ['missing']],
    ['103', '  ', ['missing']],
    ['103', ' x ', ['answerShort']],
    ['101', 'First School', ['answerTells']],
    ['101', 'Hillside School', []],
    ['', '', ['missing', 'missing']],
  ])('for question %j and answer %j, returns the problems %j', (question, answer, problems) => {
    expect(questionErrors({ question, answer }, QUESTIONS).map(({ problem }) => problem)).toEqual(problems);
  });
});
