import { describe, expect, test } from 'vitest'
import { normalizeBlocks } from '#resume-model/rich-text/normalize-blocks'
import { serializeRichText } from '#resume-model/rich-text/serialize-rich-text'
import { htmlToBlocks } from './html-to-blocks'

const pasted = (html: string) => serializeRichText(normalizeBlocks(htmlToBlocks(html)))

describe('pasted HTML', () => {
  test.each([
    ['<p>一</p><p>二</p>', '一\n\n二'],
    ['一<br>二', '一\n二'],
    ['<h2>标题</h2><div>正文</div>', '标题\n\n正文'],
    ['<b>粗</b><i>斜</i><u>线</u>', '**粗***斜*<u>线</u>'],
    ['<span style="font-weight: 700">粗</span>', '**粗**'],
    ['<b style="font-weight:normal"><p>不粗</p></b>', '不粗'],
    ['<a href="https://a.cn">作品</a>', '[作品](https://a.cn)'],
    ['<a href="javascript:alert(1)">点我</a>', '点我'],
    ['<ul><li>甲<ul><li>子<ul><li>孙</li></ul></li></ul></li><li>乙</li></ul>', '- 甲\n  - 子\n  - 孙\n- 乙'],
    ['<ol start="3"><li><p>丙</p></li><li>丁</li></ol>', '3. 丙\n4. 丁'],
    ['<ol start="2" data-sign="、"><li><p>乙</p></li></ol>', '2、乙'],
    ['<ul><li>甲</li><ul><li>子</li></ul></ul>', '- 甲\n  - 子'],
    [
      '<table><tr><td>姓名</td><td>王小明</td></tr><tr><td>城市</td><td>杭州</td></tr></table>',
      '姓名 王小明\n\n城市 杭州',
    ],
    [
      '<style>p{}</style><script>alert(1)</script><p onclick="x()">字</p><img src="https://a.cn/x.png">',
      '字',
    ],
    ['<p>  空　格 \n 合并&nbsp;了 </p>', '空 格 合并 了'],
    ['2*3*4 与 <b>a_b</b>', '2*3*4 与 **a_b**'],
  ])('reduces pasted HTML to the Markdown subset: %s', (html, text) => expect(pasted(html)).toBe(text))

  const item = (level: number, mark: string, words: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp; </span></span></span>${words}<o:p></o:p></p>`

  test("turns Word's list paragraphs with drawn bullets into lists", () => {
    expect(
      pasted(
        `<!--StartFragment-->${item(1, '·', '甲')}${item(2, 'o', '子')}${item(1, '·', '<b>乙</b>')}<p>完</p>`,
      ),
    ).toBe('- 甲\n  - 子\n- **乙**\n\n完')
    expect(pasted(item(1, 'a', '甲'))).toBe('- 甲')
  })

  test.each([
    [['2.', '3.'], '2. 甲\n3. 乙'],
    [['1、', '2、'], '1、甲\n2、乙'],
    [['1）', '1）'], '1）甲\n\n1）乙'],
    [['(1)', '(2)'], '(1)甲\n\n(2)乙'],
    [['①', '②'], '① 甲\n\n② 乙'],
    [['一、', '二、'], '一、甲\n\n二、乙'],
    [['a)', 'iv.'], 'a)甲\n\niv. 乙'],
  ])("keeps the numbers of Word's lists: %j", ([first, second], text) =>
    expect(pasted(item(1, first!, '甲') + item(1, second!, '乙'))).toBe(text),
  )
})
