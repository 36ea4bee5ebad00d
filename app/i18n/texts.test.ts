import { describe, expect, test } from 'vitest'
import { namespaceOf } from './namespaces'

type Tree = { [key: string]: string | Tree }

const files = import.meta.glob<Tree>('./{zh,en}/**/*.ts', { eager: true, import: 'texts' })

/** Returns every text of a language with its full key, such as `pricing:title`. */
function textsOf(language: 'zh' | 'en'): [name: string, text: string][] {
  return Object.entries(files)
    .filter(([path]) => path.startsWith(`./${language}/`))
    .flatMap(([path, texts]) => flatten(texts, `${namespaceOf(path)}:`))
}

function flatten(tree: Tree, path: string): [name: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  )
}

const [zh, en] = [textsOf('zh'), textsOf('en')]
/** A singular is a second form of the text beside it, which Chinese has not. */
const isSingular = ([name]: [name: string, text: string]) => name.endsWith('_one')
const enWithoutSingulars = en.filter((text) => !isSingular(text))
const placeholders = (text: string) => (text.match(/{{.*?}}/g) ?? []).sort()
const placeholdersByName = (texts: [name: string, text: string][]) =>
  Object.fromEntries(texts.map(([name, text]) => [name, placeholders(text)]))

describe('texts', () => {
  test('zh and en have the same keys', () => {
    const names = (texts: [name: string, text: string][]) => texts.map(([name]) => name).sort()
    expect(zh.length).toBeGreaterThan(0)
    expect(names(enWithoutSingulars)).toEqual(names(zh))
  })

  test.each([
    ['zh', zh],
    ['en', en],
  ])('no text is empty in %s', (_, texts) => {
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('placeholders are the same in zh and en', () => {
    expect(placeholdersByName(enWithoutSingulars)).toEqual(placeholdersByName(zh))
  })

  test('a singular stands beside a text with a count, and names no other placeholder', () => {
    const plurals = new Map(en)
    const singulars = en.filter(isSingular)
    expect(singulars.length).toBeGreaterThan(0)
    for (const [name, text] of singulars) {
      const plural = plurals.get(name.slice(0, -'_one'.length)) ?? ''
      expect(placeholders(plural), name).toEqual(expect.arrayContaining(placeholders(text)))
    }
  })

  test('AI 次数 is the unit of AI: 猫粮 is named once, where that is explained', () => {
    const naming = zh.filter(([, text]) => text.includes('猫粮')).map(([name]) => name)
    expect(naming).toEqual(['benefits:counting.creditsText'])
    expect(en.filter(([, text]) => /cat food/i.test(text))).toEqual([])
  })

  test('each namespace has one file, in the same folder in both languages', () => {
    const paths = (language: string) =>
      Object.keys(files)
        .filter((path) => path.startsWith(`./${language}/`))
        .map((path) => path.slice(`./${language}/`.length))
        .sort()
    const names = paths('zh').map(namespaceOf)
    expect(paths('en')).toEqual(paths('zh'))
    expect(new Set(names).size).toBe(names.length)
  })
})
