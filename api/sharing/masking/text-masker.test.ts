import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MASK_KINDS, type MaskKind } from '#contract/sharing/mask-kinds'
import { parseRichText, toPlainText } from '#resume-model/rich-text/parse-rich-text'
import { buildResume } from '#tests/fixtures/resume-builders'
import { knownValues } from './known-values'
import { createTextMasker } from './text-masker'

const otherUser = buildResume(({ basics }) => {
  basics.links = []
})
const resume = buildResume(({ basics, intention }) => {
  Object.assign(basics, {
    ...{ phone: '138 1234 5678', email: 'lin_xiao@linxiao.me', birth: '1998-03', hukou: '湖南省长沙市' },
    ...{ ethnicity: '土家', marital: '未婚', heightCm: '175', weightKg: '60' },
  })
  intention.salary = '15-20K'
  basics.links = [{ id: 'l1', label: 'GitHub', url: 'https://github.com/linxiao98' }]
  basics.custom = [
    { id: 'c1', label: '微信号', value: 'LinXiao_1998' },
    { id: 'c2', label: 'QQ', value: '123456789' },
    { id: 'c3', label: '家庭住址', value: '岳麓区麓山南路 932 号' },
  ]
})
const maskAs = (source: typeof resume, text: string, kinds: readonly MaskKind[] = MASK_KINDS) =>
  createTextMasker(kinds, knownValues(source)).mask(text)

describe('masking a text', () => {
  test.each([
    ['phone', '请打 13912345678，谢谢', '请打 ＊＊＊，谢谢'],
    ['phone', '１３９１２３４５６７８', '＊＊＊'],
    ['phone', '139**1234**5678', '＊＊＊'],
    ['phone', '139-1234-5678 或 139 1234 5678', '＊＊＊ 或 ＊＊＊'],
    ['phone', '(+86) 139 1234 5678', '(＊＊＊'],
    ['phone', '电联86 139-1234-5678', '电联＊＊＊'],
    ['phone', '8613912345678', '＊＊＊'],
    ['phone', '座机 0571-88881234', '座机 ＊＊＊'],
    ['phone', '+1 415 555 2671', '＊＊＊'],
    ['phone', 'Tel: 555 2671', 'Tel: ＊＊＊'],
    ['email', '写信到 wang@example.com。', '写信到 ＊＊＊。'],
    ['email', 'ｗａｎｇ＠ｅｘａｍｐｌｅ．ｃｏｍ', '＊＊＊'],
    ['email', 'wang\\_li@example.com', '＊＊＊'],
    ['wechat', '微信：linxiao98', '微信：＊＊＊'],
    ['wechat', '加微信 lin-xiao 聊', '加微信 ＊＊＊ 聊'],
    ['wechat', '微信（常用）：linxiao98', '微信（常用）：＊＊＊'],
    ['wechat', '找 wxid_8a7b6c5d4e 就行', '找 wxid＊＊＊ 就行'],
    ['phone', '电话（办）：8888 1234', '电话（办）：＊＊＊'],
    ['salary', '月薪：两万五', '月薪：＊＊＊'],
    ['wechat', 'VX:13912345678', 'VX:＊＊＊'],
    ['qq', 'QQ号：12345678', 'QQ号：＊＊＊'],
    ['birth', '出生年月：1998年3月', '出生年月：＊＊＊'],
    ['birth', '1998年3月12日出生于长沙', '＊＊＊于长沙'],
    ['birth', '我今年27岁，爱跑步', '我今年＊＊＊，爱跑步'],
    ['birth', '身份证 43010119980312001X', '身份证 ＊＊＊'],
    ['height', '身高 175cm', '身高 ＊＊＊'],
    ['height', '男，175cm，未婚', '男，＊＊＊，未婚'],
    ['weight', '体重：60 公斤', '体重：＊＊＊'],
    ['ethnicity', '民族：藏', '民族：＊'],
    ['ethnicity', '汉族，中共党员', '＊＊，中共党员'],
    ['marital', '婚姻状况：已婚已育', '婚姻状况：＊＊＊'],
    ['marital', '女 | 离异 | 党员', '女 | ＊＊ | 党员'],
    ['hukou', '籍贯：湖南长沙', '籍贯：＊＊＊'],
    ['address', '住址：杭州市西湖区文三路 90 号 3 幢', '住址：＊＊＊'],
    ['address', '住在西湖区文三路 90 号 3 幢，骑车', '＊＊＊，骑车'],
    ['address', 'Address: 12 Main St, Springfield', 'Address: ＊＊＊'],
    ['salary', '期望薪资：15-20K·14薪', '期望薪资：＊＊＊'],
    ['salary', '目前年薪30万', '目前年薪＊＊＊'],
    ['links', '代码在 https://github.com/linxiao98/tool 里', '代码在 ＊＊＊ 里'],
    [
      'links',
      '见 [我的博客](https://linxiao98.github.io) 与 [官网](https://www.gov.cn)',
      '见 我的博客 与 [官网](https://www.gov.cn)',
    ],
    ['links', '[写信](mailto:anybody)', '写信'],
    ['links', '看 https://example.org/@linxiao 的文章', '看 ＊＊＊ 的文章'],
    ['links', '看 https://example.org/user/linxiao', '看 ＊＊＊'],
    ['links', '知乎 @林晓晓', '知乎 ＊＊＊'],
  ] as const)('hides %s in %j', (kind, text, masked) => {
    expect(maskAs(otherUser, text)).toContain(masked.split('，未婚')[0])
    expect(maskAs(otherUser, text, [kind])).toBe(masked)
    const others = MASK_KINDS.filter((other) => other !== kind && other !== 'phone')
    expect(maskAs(otherUser, text, others)).not.toBe(masked)
  })

  test.each([
    ['phone', '13812345678', '13812345678'],
    ['email', 'LIN_XIAO@linxiao.me', 'LIN_XIAO@linxiao.me'],
    ['wechat', '账号就是 linxiao_1998', 'linxiao_1998'],
    ['wechat', '账号就是 ＬｉｎＸｉａｏ\\_１９９８', 'ＬｉｎＸｉａｏ'],
    ['qq', '群里找 123456789', '123456789'],
    ['birth', '1998.03 在长沙', '1998.03'],
    ['birth', '生于1998，长在长沙', '1998'],
    ['height', '有 175cm 高', '175'],
    ['height', '1.75米', '1.75'],
    ['weight', '大约 120斤', '120'],
    ['ethnicity', '我是土家族人', '土家'],
    ['marital', '目前未婚无子女', '未婚'],
    ['hukou', '一个湖南长沙的姑娘', '湖南长沙'],
    ['address', '每天从岳麓区麓山南路 932 号出发', '麓山南路'],
    ['salary', '想要 15-20k', '15-20'],
    ['links', '我的主站 linxiao.me/about', 'linxiao.me'],
    ['links', '文章在 blog.example/linxiao_1998', 'linxiao_1998'],
    ['links', '也在 npm.example/linxiao98', 'linxiao98'],
  ] as const)('hides the %s of the fields where it occurs in %j', (kind, text, value) => {
    expect(maskAs(resume, text, [kind])).not.toContain(value)
  })

  test.each([
    '负责微信支付与微信小程序，QPS 从 2000 提到 15000，覆盖 13800 家门店',
    '2019.09-2021.06 带 3 人完成 Vue.js 与 Node.js 改造，GMV 12345678901 元',
    '包裹 60kg 以内免费，车身长 450cm，服务 3-6岁儿童',
    '离婚纠纷与少数民族文化研究，民族团结，水族馆改造',
    '搭建薪酬体系，地址解析服务，户籍管理系统，年龄分层',
    '开源在 https://github.com 与 https://gitee.com/ 上',
    '作品 https://www.taobao.com/item?id=3 与 README.md',
    '营收 13812345678901 元，ISBN 978-7-111-12345-6',
    '单号 2023031500012345678',
  ])('leaves other text unchanged: %j', (text) => expect(maskAs(otherUser, text)).toBe(text))

  test('removes a whole URL that contains hidden data', () => {
    const text = '文件在 https://example.com/cv/13912345678/index.html 里'
    expect(maskAs(otherUser, text, ['phone'])).toBe('文件在 ＊＊＊ 里')
  })

  test('shows kinds that are not hidden', () => {
    const text = '13912345678 wang@example.com'
    expect(maskAs(otherUser, text, ['email'])).toBe('13912345678 ＊＊＊')
    expect(maskAs(otherUser, text, [])).toBe(text)
  })

  test('keeps valid rich text around a mask', () => {
    const masked = maskAs(resume, '- **微信：linxiao_1998**\n- 第二条 *斜体*')
    expect(toPlainText(parseRichText(masked))).toBe('微信：＊＊＊\n第二条 斜体')
  })

  test('never lengthens a text, and is idempotent', () => {
    const pieces =
      '13812345678|lin_xiao@linxiao.me|微信：|linxiao_1998|籍贯|湖南长沙|，| |\n|*|**|\\|[|](|)|https://github.com/linxiao98|a|做了|＠|１|175cm|汉族|<u>|</u>|😀|"|&|地址：|1998.03'
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...pieces.split('|')), maxLength: 12 }), (text) => {
        const masked = maskAs(resume, text)
        expect([...masked].length).toBeLessThanOrEqual([...text].length)
        expect(maskAs(resume, masked)).not.toMatch(/13812345678|linxiao_1998|湖南长沙/)
        for (const value of ['13812345678', 'linxiao_1998', '湖南长沙', 'github.com/linxiao98'])
          expect(masked).not.toContain(value)
      }),
    )
  })
})
