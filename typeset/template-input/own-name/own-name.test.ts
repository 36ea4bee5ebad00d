import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { findOwnName, ownNameOf, styleStretches } from './own-name'

const marked = (name: string, line: string) =>
  findOwnName(line, ownNameOf(name)!).map(({ from, to }) => line.slice(from, to))

test.each([
  ['钟映雪', '丁启，钟映雪，任立. 水处理学报', ['钟映雪']],
  ['钟映雪', '钟映雪等', ['钟映雪']],
  ['王伟', '王伟明，李强，王伟', ['王伟']],
  ['王伟', '王 伟，李 强', ['王 伟']],
  ['钟映雪 Zhong Yingxue', 'Q. Ding, 钟映雪', ['钟映雪']],
  ['C++ (x', 'C++ (x wrote it', ['C++ (x']],
])('of %s the line "%s" marks the name as it is written: %j', (name, line, names) => {
  expect(marked(name, line)).toEqual(names)
})

describe('a Chinese name is found in pinyin', () => {
  test.each([
    ...[
      'Wang Xiaoming',
      'Xiaoming Wang',
      'Wang, Xiaoming',
      'WANG Xiaoming',
      'Xiaoming WANG',
      'WANG XIAOMING',
    ],
    ...[
      'Xiao-Ming Wang',
      'Xiao-ming Wang',
      'Xiao Ming Wang',
      'XiaoMing Wang',
      'Wang Xiao-Ming',
      'Wang Xiao’ming',
    ],
    ...[
      'X. Wang',
      'X Wang',
      'Wang X',
      'Wang X.',
      'Wang, X.',
      'WANG X',
      'X. M. Wang',
      'X.M. Wang',
      'X.-M. Wang',
    ],
    ...[
      'X.M.Wang',
      'X-M Wang',
      'XM Wang',
      'Wang XM',
      'Wang X.M.',
      'Wang X. M.',
      'Wang, X. M.',
      'Wang X-M',
      'Wang, X.-M.',
    ],
  ])('王小明 as %s', (form) => {
    for (const line of [
      `${form}, Li Hong, Y. Zhao`,
      `Li H, ${form}, Zhao Y`,
      `Li Hong; ${form}`,
      `Li Hong and ${form}*`,
    ])
      expect(marked('王小明', line), line).toEqual([form])
  })

  test.each([
    ['欧阳娜', ['Ouyang Na', 'Na Ouyang', 'Ou-Yang Na', 'N. Ouyang', 'Ouyang N', 'OUYANG Na']],
    ['司马相如', ['Sima Xiangru', 'X. R. Sima', 'Sima XR', 'X.-R. Sima']],
    ['尉迟恭', ['Yuchi Gong']],
    ['单雄信', ['Shan Xiongxin', 'Shan XX']],
    ['解晓东', ['Xie Xiaodong', 'X. Xie']],
    ['曾国', ['Zeng Guo', 'G. Zeng']],
    ['区小凡', ['Ou Xiaofan']],
    ['仇英', ['Qiu Ying']],
    ['查良镛', ['Zha Liangyong']],
    ['朴树', ['Piao Shu']],
    ['覃海洋', ['Qin Haiyang', 'Tan Haiyang', 'Tan HY']],
    ['吕布', ['Lv Bu', 'Lu Bu', 'Lyu Bu', 'Lü Bu', 'LYU Bu']],
    ['王乐', ['Wang Le', 'Wang Yue', 'L. Wang', 'Y. Wang']],
    ['李长行', ['Li Changxing', 'Li Zhanghang', 'C.X. Li']],
    ['陳大文', ['Chen Dawen']],
    ['陈西安', ['Chen Xi’an', "Chen Xi'an", 'Xian Chen']],
    ['王小明（Tom）', ['Tom Wang', 'Xiaoming Wang']],
    ['王小明 Wang Xiaoming', ['Wang XM', 'Xiaoming Wang']],
    ['Wang Xiaoming', ['Xiaoming Wang', 'Wang, Xiaoming', 'X. M. Wang', 'Wang XM', 'X. Wang']],
    ['Xiaoming Wang', ['Wang Xiaoming', 'Wang XM', 'Wang X']],
    ['Xiao-Ming Wang', ['X.-M. Wang', 'Xiaoming Wang']],
    ['Li Na', ['Na Li', 'N. Li', 'Li N']],
  ])('%s as %j', (name, forms) => {
    for (const form of forms) expect(marked(name, `Zhao Y, ${form}, Qian K`), form).toEqual([form])
  })
})

describe('an English name is found in its abbreviations', () => {
  test.each([
    ['Aiden Ouyang', 'L. Ren, A. Ouyang*, J. Pei', ['A. Ouyang']],
    ['Aiden Ouyang', 'Ren L, Ouyang A, Pei J.', ['Ouyang A']],
    ['Aiden Ouyang', 'Ouyang, A., & Ren, L.', ['Ouyang, A.']],
    ['John A. Smith', 'Smith J.A., Brown K.', ['Smith J.A.']],
    ['John A. Smith', 'Smith JA, Brown K', ['Smith JA']],
    ['John A. Smith', 'Smith, J. A., & Brown, K.', ['Smith, J. A.']],
    ['John A. Smith, PhD', 'J. A. Smith, K. Brown', ['J. A. Smith']],
    ['John A. Smith', 'John Smith, Kim Brown', ['John Smith']],
    ['John Andrew Smith', 'John A. Smith, Kim Brown', ['John A. Smith']],
    ['John A. Smith', 'Smith, John A., Brown, Kim', ['Smith, John A.']],
    ['John A. Smith', 'J. Smith and K. Brown', ['J. Smith']],
    ['Dirk van Houten', 'S. Bai, D. van Houten, Y. Gong', ['D. van Houten']],
    ['Mary Ann Lee', 'Lee MA, Roy K', ['Lee MA']],
    ['Jean-Luc Picard', 'J.-L. Picard, W. Riker', ['J.-L. Picard']],
  ])('of %s the authors "%s" mark %j', (name, line, names) => {
    expect(marked(name, line)).toEqual(names)
  })
})

describe('somebody else is not marked', () => {
  test.each([
    ['王小明', 'Wang Xiaohong, Wang Q., Xiaoming Li'],
    ['王小明', 'Wang Xiaomingzi, Wang X. Q., Wang XQ, Wang X.-Q.'],
    ['王小明', 'Q. X. Wang, Q.-X. Wang, QX Wang, B. Wang, X. Li'],
    ['王小明', 'Anna Wang, Xiaoming Li, A. Wang, X. Zhao'],
    ['王小明', 'X. Wang, X. Wang, Y. Li'],
    ['王小明', 'Wangda Xi, Xin Wang, X-ray of Wang'],
    ['王小', 'Wang Xiao Ming, Li Hong'],
    ['单雄信', 'Dan Xiongxin'],
    ['Aiden Ouyang', 'B. Ouyang, A. Ouyangson'],
    ['John A. Smith', 'J. B. Smith, Smith JB, Smithson J.A.'],
    ['阿迪力·买买提', 'Adili M'],
  ])('of %s in "%s"', (name, line) => {
    expect(marked(name, line)).toEqual([])
  })

  test.each([
    ['王小明', 'Wang Xiaoming, Wang, X., Li H', ['Wang Xiaoming']],
    ['王小明', '王小明, X. Wang', ['王小明']],
    ['王小明', 'X. M. Wang, X. Wang, Y. Li', ['X. M. Wang']],
    ['Mary Ann Lee', 'Mary Ann Lee; M. Lee', ['Mary Ann Lee']],
  ])('where a surer form of %s stands: "%s" marks %j', (name, line, names) => {
    expect(marked(name, line)).toEqual(names)
  })
})

test('a missing name, or one of a single letter, marks nothing', () => {
  expect(ownNameOf('')).toBeNull()
  expect(ownNameOf(' 李 ')).toBeNull()
})

test('every line takes time in proportion to its length', () => {
  const pieces = ['Wang', 'X.', ' ', ', ', 'Xiao', 'ming', '-', '王', '小', 'M', '’', '. ']
  const name = ownNameOf('王小明 Wang Xiaoming')!
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 }), (unit) => {
      const line = unit.join('').repeat(4000)
      const start = performance.now()
      findOwnName(line, name)
      expect(performance.now() - start).toBeLessThan(400)
    }),
    { numRuns: 60, seed: 1 },
  )
})

test('stretches over several runs are styled, and every letter stays', () => {
  const runs = [{ text: 'Li H, Wang ' }, { text: 'Xiaoming', italic: true as const }, { text: ', Zhao' }]
  expect(styleStretches(runs, [{ from: 6, to: 19 }], { bold: true })).toEqual([
    { text: 'Li H, ' },
    { text: 'Wang ', bold: true },
    { text: 'Xiaoming', italic: true, bold: true },
    { text: ', Zhao' },
  ])
  expect(styleStretches(runs, [], { bold: true })).toEqual(runs)
})
