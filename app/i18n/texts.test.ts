import { describe, expect, test } from 'vitest'
import { en as enShared } from './en'
import { enRouteTexts } from './en-route-texts'
import { demo as enDemo } from './en/demo'
import { editorTools as enEditorTools } from './en/editor/editor-tools'
import { improve as enImprove } from './en/editor/rewrite'
import { zh as zhShared } from './zh'
import { zhRouteTexts } from './zh-route-texts'
import { demo as zhDemo } from './zh/demo'
import { editorTools as zhEditorTools } from './zh/editor/editor-tools'
import { improve as zhImprove } from './zh/editor/rewrite'
import { adminTexts as enDesk } from './en/admin/admin'
import { adminTexts as zhDesk } from './zh/admin/admin'

/** With those that only some pages carry: the component book, the pages of admins, import and share, the editor's tools. */
const zh = {
  ...zhShared,
  ...zhRouteTexts,
  demo: zhDemo,
  desk: zhDesk,
  editorTools: zhEditorTools,
  improve: zhImprove,
}
const en = {
  ...enShared,
  ...enRouteTexts,
  demo: enDemo,
  desk: enDesk,
  editorTools: enEditorTools,
  improve: enImprove,
}

type Tree = { [key: string]: string | Tree }

/** Every text by its dotted key, as t() names it. */
function flat(tree: Tree, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  )
}

const placeholders = (text: string) => (text.match(/{{.*?}}/g) ?? []).sort()
const placeholdersByKey = (tree: Tree) =>
  Object.fromEntries(flat(tree).map(([key, text]) => [key, placeholders(text)]))

describe('texts', () => {
  test('zh and en have the same keys', () => {
    const keys = (tree: Tree) =>
      flat(tree)
        .map(([key]) => key)
        .sort()
    expect(keys(zh).length).toBeGreaterThan(0)
    expect(keys(en)).toEqual(keys(zh))
  })

  test.each([
    ['zh', zh],
    ['en', en],
  ])('no text is empty in %s', (_, texts) => {
    expect(flat(texts).filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('placeholders are the same in both', () => {
    expect(placeholdersByKey(en)).toEqual(placeholdersByKey(zh))
  })
})
