import { describe, expect, test } from 'vitest'
import { toFieldErrors } from '../validation/to-field-errors'
import { ChatEvent, ChatQuestion } from './chat'

const question = { askId: 'abcdefgh1234', question: '怎么写？' }

describe('a question to the assistant', () => {
  test('sends no resume, job or prompt unless they are given', () => {
    expect(ChatQuestion.parse(question)).toEqual({ ...question, prompt: null, job: '', resumeId: null })
  })

  test('may be empty when a prompt and a resume are given', () => {
    expect(
      ChatQuestion.safeParse({ ...question, question: '', prompt: 'polish', resumeId: 'r1' }).success,
    ).toBe(true)
  })

  test.each([
    [{ question: ' \u200b ' }, { question: 'required' }],
    [{ question: '', prompt: 'polish' }, { question: 'required' }],
    [{ prompt: 'tailor' }, { job: 'required' }],
    [{ prompt: 'sing' }, { prompt: 'choice' }],
    [{ question: '字'.repeat(4_001) }, { question: 'tooLong:4000' }],
    [{ resumeId: '../etc' }, { resumeId: 'resumeGone' }],
  ])('%j is rejected', (wrong, problems) => {
    const read = ChatQuestion.safeParse({ ...question, ...wrong })
    expect(read.success ? {} : toFieldErrors(read.error)).toEqual(problems)
  })
})

test('every chat event has a type', () => {
  expect(ChatEvent.safeParse({ is: 'text', text: '字' }).success).toBe(true)
  expect(ChatEvent.safeParse({ is: 'text' }).success).toBe(false)
  expect(ChatEvent.safeParse({ text: '字' }).success).toBe(false)
})
