import { readFileSync } from 'node:fs'
import { getDocumentProxy, getMeta } from 'unpdf'
import { expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { AI_NAMESPACE, AI_NOTE, aiLabel } from './ai-label'
import { compiler, compileResume } from '../testing/compile-resume'
import { compressPdfObjects } from './compress-pdf-objects'
import { extractComparableText } from './extract-pdf-text'

const resume = JSON.parse(readFileSync('tests/fixtures/three-pages.json', 'utf8')) as object
const plain = compiler.pdf(
  compileResume(Resume.parse({ ...resume, style: { template: 'classic@4' } })).document,
)
const packed = compressPdfObjects(plain)

test('the test PDF has fonts, a language, tags and an outline', () => {
  const text = plain.toString('latin1')
  expect(text.match(/\/FontFile[23] /g)!.length).toBeGreaterThanOrEqual(2)
  expect(text).toMatch(/\/Lang ?\(zh-CN\)/)
  expect(text).toMatch(/\/StructTreeRoot/)
  expect(text).toMatch(/\/Outlines/)
  expect(text).not.toMatch(/\/Type3/)
})

test('compressing removes about the size of the tags', () => {
  expect(packed.length).toBeLessThan(plain.length * 0.9)
})

test('compressing keeps text and structure', async () => {
  expect(await extractComparableText(packed)).toBe(await extractComparableText(plain))
  const [a, b] = await Promise.all(
    [plain, packed].map(async (file) => {
      const document = await getDocumentProxy(new Uint8Array(file))
      const [outline, mark, meta] = await Promise.all([
        document.getOutline(),
        document.getMarkInfo(),
        getMeta(document),
      ])
      const tree = await (await document.getPage(1)).getStructTree()
      return {
        pages: document.numPages,
        outline: outline.map(({ title }) => title),
        mark,
        title: meta.info.Title,
        tree,
      }
    }),
  )
  expect(b).toEqual(a)
  expect(b?.mark).toMatchObject({ Marked: true })
})

test('compressing is deterministic', () => {
  expect(compressPdfObjects(plain).equals(packed)).toBe(true)
})

test('an unexpected form of PDF is rejected', () => {
  expect(() => compressPdfObjects(packed)).toThrow(/pdf/)
  expect(() => compressPdfObjects(Buffer.from('nothing'))).toThrow(/pdf/)
})

test('a file is attached, and nothing else changes', async () => {
  const attached = { name: 'a.json', mime: 'application/json', content: Buffer.from('{"a":"字"}') }
  const file = compressPdfObjects(plain, { attached, label: aiLabel('0') })
  expect(compressPdfObjects(plain, { attached, label: aiLabel('0') }).equals(file)).toBe(true)
  const document = await getDocumentProxy(new Uint8Array(file))
  const found = (await document.getAttachments()) as Record<string, { filename: string; content: Uint8Array }>
  expect(
    Object.values(found).map(({ filename, content }) => [filename, Buffer.from(content).toString()]),
  ).toEqual([['a.json', '{"a":"字"}']])
  expect(await extractComparableText(file)).toBe(await extractComparableText(plain))
  const before = await getDocumentProxy(new Uint8Array(packed))
  const trees = [document, before].map(async (one) => (await one.getPage(1)).getStructTree())
  const [tree, treeBefore] = await Promise.all(trees)
  expect(tree).toEqual(treeBefore)
  expect(await before.getAttachments()).toBeNull()
  expect(file.length - compressPdfObjects(plain, { label: aiLabel('0') }).length).toBeLessThan(700)
})

test('a label is added to the document information and the XMP, and nothing else changes', async () => {
  const label = aiLabel('0a<b>&"c"')
  const labelled = compressPdfObjects(plain, { label })
  const { info, metadata } = await getMeta(await getDocumentProxy(new Uint8Array(labelled)))
  expect(info).toMatchObject({ Title: expect.any(String), Subject: AI_NOTE, Custom: { AIGC: label } })
  expect(metadata.getRaw()).toContain(`xmlns:TC260="${AI_NAMESPACE}"`)
  expect(metadata.get('tc260:aigc')).toBe(label)
  expect(await extractComparableText(labelled)).toBe(await extractComparableText(plain))
  const without = await getMeta(await getDocumentProxy(new Uint8Array(packed)))
  expect(without.info).not.toHaveProperty('Custom')
  expect(without.metadata.getRaw()).not.toContain('AIGC')
})
