import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holdsAiWords } from './ai-words'

const before = '- 负责支付系统改版，把下单流程从 9 步减为 4 步'
const after = '- 牵头支付系统改版，将下单流程由 9 步精简至 4 步，转化率提高 18%'

describe('a text that AI has rewritten', () => {
  test.each([
    ['as AI wrote it', after],
    ['with a slip mended', after.replace('转化率', '转化')],
    [
      'with other signs and marks',
      after.replace('- ', '').replaceAll('，', '；').replace('牵头', '**牵头**'),
    ],
    ['moved into a longer text', `- 自己写的一条\n${after}\n- 再写一条自己的`],
    ['of which one half is kept', '- 支付改版由我做，转化率提高 18%'],
  ])('still has words of AI %s', (_, text) => expect(holdsAiWords(text, [{ before, after }])).toBe(true))

  test.each([
    ['as it was before', before],
    ['with what its author had written', '- 负责支付系统改版，下单流程少了一半'],
    ['written anew', '- 主导结算平台搭建，3 个月接入 12 家商户'],
    ['emptied', ''],
    ['of signs alone', '- ，。'],
  ])('has none %s', (_, text) => expect(holdsAiWords(text, [{ before, after }])).toBe(false))

  test('has a word of AI as long as it is there, where that is all it wrote', () => {
    const writing = { before: '负责支付系统的整体改版和日常维护', after: '牵头支付系统的整体改版和日常维护' }
    expect(holdsAiWords('牵头支付系统的整体改版和日常运维', [writing])).toBe(true)
    expect(holdsAiWords('主导支付系统的整体改版和日常运维', [writing])).toBe(false)
  })

  test('is what AI left of it, where it was only shortened', () => {
    const shortened = { before: '负责支付，以及各种其他的日常工作', after: '负责支付' }
    expect(holdsAiWords('负责支付', [shortened])).toBe(true)
    expect(holdsAiWords('整理结算', [shortened])).toBe(false)
  })

  test('counts all that AI wrote there, and all of it where the text before is not known', () => {
    const second = { before: '写文档', after: '编写 30 页接口文档' }
    expect(holdsAiWords('编写 30 页手册', [{ before, after }, second])).toBe(true)
    expect(holdsAiWords(before, [{ before: '', after }])).toBe(true)
  })

  test('reads words of other scripts as words', () => {
    const english = {
      before: 'I was responsible for payments',
      after: 'Led the payments migration end to end',
    }
    expect(holdsAiWords('Led the payments migration, and more', [english])).toBe(true)
    expect(holdsAiWords('Ran payments for two years', [english])).toBe(false)
    expect(holdsAiWords('Engineer', [{ before: '工程师', after: 'Engineer' }])).toBe(true)
    expect(holdsAiWords('Designer', [{ before: '工程师', after: 'Engineer' }])).toBe(false)
  })
})

const words = (some: string[]) =>
  fc.array(fc.constantFrom(...some), { minLength: 1, maxLength: 40 }).map((all) => all.join(''))

test('whatever AI wrote, its own text has it and a text of other words has not', () => {
  fc.assert(
    fc.property(
      words(['负', '责', '商', 'led ', '12', '，']),
      words(['牵', '头', '商', 'ran ', '7']),
      words(['甲', '乙', '丙', ' x ', '。']),
      (before, after, other) => {
        expect(holdsAiWords(after, [{ before, after }])).toBe(true)
        expect(holdsAiWords(other, [{ before, after }])).toBe(false)
      },
    ),
  )
})

test('texts of the greatest length are compared in time', () => {
  const long = (word: string) => word.repeat(5_000)
  const startedAt = performance.now()
  expect(holdsAiWords(long('甲乙甲 '), [{ before: long('甲甲乙 '), after: long('乙丙 丁') }])).toBe(false)
  expect(performance.now() - startedAt).toBeLessThan(1_000)
})
