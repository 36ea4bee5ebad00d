import { getSchema } from '@tiptap/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalizeBlocks } from '#resume-model/rich-text/normalize-blocks'
import { parseRichText } from '#resume-model/rich-text/parse-rich-text'
import { serializeRichText } from '#resume-model/rich-text/serialize-rich-text'
import { docToBlocks, blocksToDoc } from './tiptap-document'
import { tiptapExtensions } from './tiptap-extensions'

const schema = getSchema(tiptapExtensions)

/** Passes a text through the rich text editor without edits. */
function through(text: string): string {
  const doc = schema.nodeFromJSON(blocksToDoc(parseRichText(text)))
  doc.check()
  return serializeRichText(docToBlocks(doc))
}

const parts = [
  '字',
  'word',
  '12',
  ' ',
  '  ',
  '\n',
  '\n\n',
  '**',
  '*',
  '_',
  '***',
  '<u>',
  '</u>',
  '[',
  '](https://a.cn/x)',
  '\n- ',
  '\n  - ',
  '\n1. ',
  '\n  1. ',
  '\n2、',
  '\n2) ',
  '\n1）',
  '“',
  '”',
  '\n\n1. ',
  '__',
  '\n• ',
  '\\',
  '.',
  '-',
  '　',
]
const typed = fc.array(fc.constantFrom(...parts), { maxLength: 40 }).map((all) => all.join(''))

describe('the Tiptap document', () => {
  test('preserves a text in the canonical Markdown exactly', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const usual = serializeRichText(parseRichText(text))
        expect(through(usual)).toBe(usual)
      }),
      { numRuns: 1_500 },
    )
  })

  test('preserves the meaning of a text in any other spelling', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(parseRichText(through(text))).toEqual(normalizeBlocks(parseRichText(text)))
      }),
      { numRuns: 1_000 },
    )
  })

  test('turns an empty text into an empty paragraph and back', () => {
    expect(blocksToDoc([])).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] })
    expect(through('')).toBe('')
  })

  test('drops a list item without text', () => {
    const item = { type: 'listItem', content: [{ type: 'paragraph' }] }
    const written = {
      type: 'listItem',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: '甲' }] }],
    }
    const doc = schema.nodeFromJSON({
      type: 'doc',
      content: [{ type: 'bulletList', content: [written, item] }],
    })
    expect(serializeRichText(docToBlocks(doc))).toBe('- 甲')
  })
})
