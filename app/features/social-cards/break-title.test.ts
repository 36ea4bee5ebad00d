import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breakTitle } from './break-title'

const width = 574
const linesOf = (title: string) => breakTitle(title, width, ['智能简历']).lines.join('|')

describe('a title', () => {
  test.each([
    // What fits stands in one line.
    ['监理', '监理'],
    ['前端开发工程师', '前端开发工程师'],
    // Lines end after signs rather than evenly, and never with one word below a full line.
    ['STAR 写到纸上，要倒过来', 'STAR 写到纸上，|要倒过来'],
    ['一页还是两页，看第二页上有什么', '一页还是两页，|看第二页上有什么'],
    ['自我介绍备三个长度，一份给电话，两份给面试', '自我介绍备三个长度，|一份给电话，两份给面试'],
    ['“为什么离职”其实是三道题', '“为什么离职”|其实是三道题'],
    ['封面·自荐信·简历套装', '封面·自荐信|简历套装'],
    // Between words, the product's name in one piece.
    ['HRBP 人力资源业务伙伴', 'HRBP 人力资源|业务伙伴'],
    ['张*邀请你使用智能简历', '张*邀请你|使用智能简历'],
    ['169 个岗位的写法，和三份免费简历的用法', '169 个岗位的写法，|和三份免费简历的用法'],
    ['Resume tips for software engineers 2027', 'Resume tips|for software|engineers 2027'],
  ])('%s', (title, lines) => {
    expect(linesOf(title)).toBe(lines)
  })

  test('is set the smaller the longer it is', () => {
    const sizes = ['监理', '技能栏是一份出题范围', '应届毕业生'.repeat(4), '应届毕业生'.repeat(8)].map(
      (title) => breakTitle(title, width).size,
    )
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
    expect(new Set(sizes).size).toBe(4)
    expect(sizes[3]).toBeGreaterThanOrEqual(40)
  })

  test('of one long word is set smaller, not broken', () => {
    const word = 'Pneumonoultramicroscopicsilicovolcanoconiosis'
    expect(breakTitle(word, width)).toEqual({ lines: [word], size: expect.any(Number) })
    expect(breakTitle(`${word} 是什么`, width).lines.join(' ')).toContain(word)
  })

  test('that no size holds in three lines ends with an ellipsis', () => {
    const { lines, size } = breakTitle('简历怎么写，'.repeat(20), width)
    expect([lines.length, size]).toEqual([3, 28])
    expect(lines[2]).toMatch(/…$/)
  })

  test('of any text keeps its words whole and in order, in at most three lines', () => {
    const word = fc.oneof(
      fc.constantFrom('简历', '工程师', '面试', '怎么写', '，', '“', '”', '·', '！', '的', '169'),
      fc.stringMatching(/^[A-Za-z]{1,12}$/),
    )
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (words) => {
        const title = words.join(' ')
        const { lines } = breakTitle(title, width)
        expect(lines.length).toBeLessThanOrEqual(3)
        const withoutSpaces = (text: string) => text.replaceAll(/[\s·]/g, '')
        const drawn = lines.join(' ')
        expect(withoutSpaces(title).startsWith(withoutSpaces(drawn).replace(/…$/, ''))).toBe(true)
        const latin = (text: string) => text.match(/[A-Za-z]+/g) ?? []
        expect(latin(title).slice(0, latin(drawn).length)).toEqual(latin(drawn))
      }),
    )
  })
})
