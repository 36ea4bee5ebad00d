import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { attachedTexts } from './attached-texts'

const json = '{"schemaVersion":1}'
const attachment = (dictionary: string, content: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`7 0 obj\n<< ${dictionary} >>\nstream\n`),
    Buffer.from(content),
    Buffer.from('\nendstream\nendobj\n'),
  ])
const deflated = '/Type /EmbeddedFile /Subtype /application#2Fjson /Filter /FlateDecode'

describe('the texts of attached files', () => {
  test.each([
    ['deflated', attachment(deflated, deflateSync(json))],
    ['not deflated', attachment('/Length 19 /Type/EmbeddedFile', `${json}`)],
    ['of another order of keys', attachment('/Filter/FlateDecode/Type/EmbeddedFile', deflateSync(json))],
  ])('are read from a stream that is %s', (_, file) => {
    const texts = attachedTexts(Buffer.concat([Buffer.from('%PDF-1.7\n'), file, Buffer.from('xref')]))
    expect(texts.map((text) => text.trim())).toEqual([json])
  })

  test('are all there where a PDF has several files', () => {
    const files = ['a', 'b', 'c'].map((text) => attachment(deflated, deflateSync(text)))
    expect(attachedTexts(Buffer.concat(files))).toEqual(['a', 'b', 'c'])
  })
})

describe('what is no short text in a stream', () => {
  test.each([
    ['a deflate bomb', attachment(deflated, deflateSync(Buffer.alloc(50_000_000)))],
    ['a long text that is not deflated', attachment('/Type /EmbeddedFile', 'a'.repeat(2_000_000))],
    ['deflated bytes that break off', attachment(deflated, deflateSync(json).subarray(0, 9))],
    ['bytes that are not deflated', attachment(deflated, 'nothing')],
    ['the tree of names', Buffer.from('1 0 obj << /Names << /EmbeddedFiles 2 0 R >> >> stream\nx endstream')],
    ['a dictionary without an object', Buffer.from('/EmbeddedFile >> stream\nx\nendstream')],
    ['an object without a stream', Buffer.from('1 0 obj << /Type /EmbeddedFile >> endobj')],
    ['the name alone', Buffer.from('/EmbeddedFile')],
  ])('is left out: %s', (_, bytes) => {
    expect(attachedTexts(bytes)).toEqual([])
  })

  test('is no longer looked at after a few files', () => {
    const file = attachment(deflated, deflateSync('a'))
    expect(attachedTexts(Buffer.concat(Array.from({ length: 500 }, () => file)))).toHaveLength(8)
  })
})
