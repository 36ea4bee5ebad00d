import { describe, expect, test } from 'vitest'
import { errorMessages } from '#api/http/error-messages'
import { namespaceOf } from '#app/i18n/namespaces'
import { zhFieldErrors } from '#contract/validation/field-error-texts/zh'

// docs/voice.md, “Starting points”: 范文 is a finished resume, 模板 a look, 示例句 a line to fill in, and each is begun with by one button.

type Tree = { [key: string]: string | Tree }
const files = import.meta.glob<Tree>('../../app/i18n/zh/**/*.ts', { eager: true, import: 'texts' })

function flatten(tree: Tree, path: string): [name: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  )
}

const texts: [name: string, text: string][] = [
  ...Object.entries(files).flatMap(([path, tree]) => flatten(tree, `${namespaceOf(path)}:`)),
  ...Object.entries(errorMessages).flatMap(([name, message]): [string, string][] =>
    typeof message === 'object' && 'zh' in message ? [[`errors:${name}`, String(message.zh)]] : [],
  ),
  ...flatten(zhFieldErrors, 'fields:'),
]
const withWord = (pattern: RegExp) => texts.filter(([, text]) => pattern.test(text))

/** 示例 is what stands in a page until one writes, or shows what the AI does: never a resume to begin with. */
const shownAsExample = [
  'editor:preview.example',
  'editor:preview.hideExample',
  'editor-tools:zoom.examplePage',
  'scenarios:exampleNote',
  'home:help.ai.after',
]

describe('the words of what one begins with', () => {
  test('texts of all features are among those read', () => {
    expect(texts.length).toBeGreaterThan(1_500)
    expect(withWord(/范文/).length).toBeGreaterThan(20)
    expect(withWord(/模板/).length).toBeGreaterThan(40)
  })

  test('a finished resume is a 范文, never a 示例 or another word', () => {
    const examples = withWord(/示例(?!句|内容)/).map(([name]) => name)
    expect(examples.filter((name) => !shownAsExample.includes(name))).toEqual([])
    expect(withWord(/示例简历|简历示例|份示例|样例|例文|范例|范本|样本|整份范文|完整范文/)).toEqual([])
  })

  test('a look is a 模板, counted in 款: not 套, as in 套用 and 套餐, and never blank', () => {
    expect(withWord(/模版|空白模板|套模板|(\d|\}) 套(?!餐)/)).toEqual([])
  })

  test('one takes over a 范文 (套用) and uses a 模板 (使用)', () => {
    expect(withWord(/套用[^，。；]{0,6}模板|使用[^，。；]{0,4}(范文|示例)|一键(?!修正)/)).toEqual([])
    const buttons = texts.filter(([, text]) => /^(套用|使用)[^，。]*(范文|模板)/.test(text))
    const labels = new Set(buttons.map(([, text]) => text.replace(/：{{name}}$/, '')))
    // “应届” and “社招” stand where a position has both side by side. The first of home's is its heading.
    const home = '套用范文，改完就能投。'
    expect([...labels].filter((label) => label !== home).sort()).toEqual(
      ['使用这款模板', '套用应届范文', '套用社招范文', '套用这份范文'].sort(),
    )
  })
})
