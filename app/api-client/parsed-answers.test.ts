import { describe, expect, test, vi } from 'vitest'
import { createParsedAnswers } from './parsed-answers'

describe('the parsed answers', () => {
  test('read the same text of a call of the catalogue once, and another text anew', () => {
    const answers = createParsedAnswers()
    const read = vi.fn(() => [{ id: 'classic' }])
    const first = answers.parse('listTemplates', 'one', read)
    expect(answers.parse('listTemplates', 'one', read)).toBe(first)
    expect(answers.parse('listTemplates', 'two', read)).not.toBe(first)
    expect(read).toHaveBeenCalledTimes(2)
  })

  test('are read each time for calls about one person', () => {
    const answers = createParsedAnswers()
    const read = vi.fn(() => ({}))
    answers.parse('readDraft', 'same', read)
    answers.parse('readDraft', 'same', read)
    expect(read).toHaveBeenCalledTimes(2)
  })

  test('cannot be changed by one of the callers that share them', () => {
    const answers = createParsedAnswers()
    const [template] = answers.parse('listTemplates', 'one', () => [{ name: { zh: '经典' } }])
    expect(() => (template!.name.zh = '别的')).toThrow(TypeError)
  })

  test('remember nothing of a text that could not be read', () => {
    const answers = createParsedAnswers()
    const fail = () => {
      throw new Error('bad')
    }
    expect(() => answers.parse('listTemplates', 'one', fail)).toThrow('bad')
    expect(answers.parse('listTemplates', 'one', () => ['good'])).toEqual(['good'])
  })
})
