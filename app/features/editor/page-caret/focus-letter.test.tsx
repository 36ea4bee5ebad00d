import { afterEach, describe, expect, test } from 'vitest'
import { findInFields, findInText } from './focus-letter'

afterEach(() => document.body.replaceChildren())

/** Letters at `|` of the middle one of three lines. */
function pressedAt(above: string, line: string, below: string) {
  const [before = '', after = ''] = line.split('|')
  return {
    inLine: { before: [...before], after: [...after] },
    around: { before: [...above, ...before], after: [...after, ...below] },
  }
}

describe('a pressed letter', () => {
  test('at the end of a heading is not in the title of the entry below', () => {
    document.body.innerHTML =
      '<section><input value="项目经历"><input value="AI 商品录入助手"><textarea></textarea></section>'
    const found = findInFields(document.body, pressedAt('', '项目经历|', 'AI 商品录入助手'))
    expect(found).toMatchObject({ field: document.querySelector('input'), offset: 4 })
  })

  test('of a short last line is found', () => {
    expect(findInText('以留存率衡量产品价值。', pressedAt('以留存率衡量产', '品价|值。', ''))?.offset).toBe(9)
  })

  test('of two equal lines is in the one between the same lines', () => {
    const text = '甲方完成上线乙方完成上线丙'
    expect(findInText(text, pressedAt('甲方', '完成|上线', '乙方'))?.offset).toBe(4)
    expect(findInText(text, pressedAt('乙方', '完成|上线', '丙'))?.offset).toBe(10)
  })

  test('of another text is not found', () => {
    expect(findInText('会计', pressedAt('', '产品|经理', ''))).toBeUndefined()
  })

  test('is in the field that holds little else, if several have it', () => {
    document.body.innerHTML = '<input value="138 0000 5678"><input value="6"><input value="16 年 6 月">'
    const found = findInFields(document.body, pressedAt('工作年限', '|6', ''))
    expect(found?.field).toBe(document.querySelectorAll('input')[1])
  })

  test('of a field that only stands for the one on the page is not found', () => {
    document.body.innerHTML = '<input inert value="产品经理">'
    expect(findInFields(document.body, pressedAt('', '产品|经理', ''))).toBeUndefined()
  })
})
