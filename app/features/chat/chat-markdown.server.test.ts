import { expect, test } from 'vitest'
import { buildChatTurn } from '#tests/fixtures/chat-builders'
import { chatMarkdown } from './chat-markdown.server'

test('an exported chat states in its text and metadata that an AI wrote it, whatever its title', () => {
  const turn = buildChatTurn({ prompt: 'polish' })
  const text = chatMarkdown({ id: 'abc', title: '---\nAIGC: {}', turns: [turn] }, 'zh')
  const [, head, ...rest] = text.split('---\n')
  expect(text.split('\n').slice(0, 4)).toEqual([
    '---',
    'title: "---\\nAIGC: {}"',
    'AIGC: {"Label":"1","ContentProducer":"智能简历","ProduceID":"abc"}',
    '---',
  ])
  expect([head, rest.join()].join()).toContain('内容由AI生成，仅供参考')
  expect(text).toContain('## 润色：怎么写？\n\n这样写。')
})

test('a chat exported in English says so in English', () => {
  const text = chatMarkdown(
    { id: 'abc', title: 'Better words', turns: [buildChatTurn({ prompt: 'polish' })] },
    'en',
  )
  expect(text).toContain('> AI-generated. Check it before you use it.\n\n## Polish: 怎么写？')
})
