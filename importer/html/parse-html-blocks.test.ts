import { describe, expect, test } from 'vitest'
import { textOfRuns, type Block } from '../blocks/block'
import { blocksToLines } from '../blocks/blocks-to-lines'
import { parseHtmlBlocks } from './parse-html-blocks'

const blocksOf = parseHtmlBlocks
const plainOf = (html: string) => blocksToLines(blocksOf(html)).map(({ plain }) => plain)
const markdownOf = (html: string) => blocksToLines(blocksOf(html)).map(({ markdown }) => markdown)
const textsOf = (blocks: readonly Block[]): unknown[] =>
  blocks.map((block) =>
    block.kind === 'paragraph' ? textOfRuns(block.runs) : block.rows.map((row) => row.map(textsOf)),
  )

describe('the text of a page', () => {
  test('white space collapses, line breaks within Chinese vanish, hard spaces stay', () => {
    expect(plainOf('<p>  负责\n前端，  React\n 和 Vue </p>a<br>b')).toEqual([
      '负责前端， React 和 Vue',
      'a',
      'b',
    ])
    expect(plainOf('<p>甲公司&nbsp;&nbsp;&nbsp;工程师&emsp;上海</p>')).toEqual(['甲公司   工程师  上海'])
    expect(plainOf('<pre>a  b\n\tc</pre>')).toEqual(['a  b', 'c'])
    expect(plainOf('<p style="white-space:pre-line">a  b\nc</p>')).toEqual(['a b', 'c'])
  })

  test('what a reader of the page does not see is left out', () => {
    const html = `<title>t</title><style>.x{display:none}</style><script>s</script><template>t</template>
      <svg><title>icon</title><text>v</text></svg><p hidden>h</p><p style="display: none">d</p><p class="x">c</p>
      <span style="visibility:hidden">v</span><noscript>n</noscript><!-- c --><p>王小明</p>`
    expect(plainOf(html)).toEqual(['王小明'])
  })

  test('menus, buttons and the rights of a site are left out, contacts in a footer stay', () => {
    const html = `<nav><a href="/">首页</a></nav><p>王小明</p><button>下载</button>
      <select><option>男<option selected>女</select><input value="上海"><input type="hidden" value="x">
      <footer>github.com/wang</footer><footer>© 某网站 京ICP备1号</footer>`
    expect(plainOf(html)).toEqual(['王小明', '女\t上海', 'github.com/wang'])
  })

  test('looks and sizes are those of tags, attributes and styles', () => {
    const html = `<style>.big{font-size:24px} b.plain{font-weight:normal}</style>
      <p><font size=5>a</font></p><p class=big>b</p><p style="font:italic bold 14pt/1.5 宋体">c</p>
      <div style="font-size:10pt"><p style="font-size:1.2em;font-weight:600"><u>d</u></p></div><b class=plain>e</b>`
    expect(blocksOf(html)).toMatchObject(
      [
        { size: 18 },
        { size: 18 },
        { size: 14, bold: true },
        { size: 12, bold: true, underline: true },
        { bold: false },
      ].map((run) => ({ runs: [run] })),
    )
  })

  test('a rule or a ground marks a short block', () => {
    const html = `<style>.t{border-bottom:1px solid #ccc}</style><div class="t">教育背景</div><p style="background:#eee">工作经历</p>
      <p style="border-bottom:none;background:#fff">其他</p>`
    expect(blocksOf(html)).toMatchObject([{ isRuled: true }, { isRuled: true }, { heading: 0 }])
    expect(blocksOf(html)[2]).not.toHaveProperty('isRuled')
  })
})

describe('the pieces of one line', () => {
  test.each([
    ['<h3>甲公司<span style="float:right">2020-2021</span></h3>', ['甲公司\t2020-2021']],
    ['<div><span class="fr">2020-2021</span>甲公司</div>', ['甲公司\t2020-2021']],
    ['<div><div style="float:right">2020</div><p>甲公司</p></div>', ['甲公司\t2020']],
    [
      '<div style="display:flex;justify-content:space-between"><b>甲公司</b><i>2020</i></div>',
      ['甲公司\t2020'],
    ],
    [
      '<div><span style="display:inline-block">甲</span>\n<span style="display:inline-block">乙</span></div>',
      ['甲\t乙'],
    ],
    [
      '<div style="float:left">姓名：</div><div style="float:left">王小明</div><div style="clear:both"></div>',
      ['姓名：王小明'],
    ],
    ['<div>3年<em class="vline"></em>本科<em class="vline"></em>离职</div>', ['3年\t本科\t离职']],
    ['<p><span class="company">甲公司</span><span class="job">工程师</span></p>', ['甲公司\t工程师']],
    ['<p><span class="c1">甲公</span><span class="c2">司</span></p>', ['甲公司']],
    ['<div class="period">2019.07-至今</div><h4>甲公司</h4><ul></ul>', ['甲公司\t2019.07-至今']],
    [
      '<h4>某大学</h4><div class="date">2012.09-2016.06</div><ul><li>a</ul>',
      ['某大学', '2012.09-2016.06', 'a'],
    ],
    ['<p><span>手机：138</span><span>邮箱：a@b.cn</span></p>', ['手机：138\t邮箱：a@b.cn']],
    ['<p><label>姓名</label><span>王小明</span></p>', ['姓名：王小明']],
    ['<p><label>姓名：</label><span>王小明</span></p>', ['姓名：王小明']],
    ['<p>负责<b>前端</b>和<i>测试</i></p>', ['负责前端和测试']],
  ])('%s', (html, lines) => {
    expect(plainOf(html)).toEqual(lines)
  })

  test('a date beside a column stands in the column’s first line', () => {
    const html = `<style>.top{display:flex;justify-content:space-between}</style>
      <div class="top"><div><h3>甲公司</h3><p>工程师</p></div><span>2020.07-至今</span></div>
      <div class="top"><div><p>某大学</p><p>数学</p></div><div><p>2016-2020</p><p>北京</p></div></div>`
    expect(plainOf(html)).toEqual(['甲公司\t2020.07-至今', '工程师', '某大学\t2016-2020', '数学\t北京'])
  })

  test('the columns of a page and the name of a section beside its entries are read one after the other', () => {
    const column = (texts: string[]) => `<div>${texts.map((one) => `<p>${one}</p>`).join('')}</div>`
    const html = `<div class="flex">${column(['a', 'b', 'c', 'd', 'e'])}${column(['1', '2', '3', '4', '5'])}</div>
      <div class="flex"><b>教育背景</b>${column(['某大学', '数学'])}</div>`
    expect(plainOf(html)).toEqual([...'abcde12345', '教育背景', '某大学', '数学'])
  })

  test('rules for descendants count, those for print and narrow screens do not', () => {
    const html = `<style>/* {} */ @media print{.a{display:none}} @media (max-width:9px){.a{display:none}}
      @media (min-width:9px){.b{float:right}} .item .time{float:right} .other .a{display:none} a:hover{display:none}</style>
      <div class="item"><span class="time">2020</span><span class="a">甲公司</span></div><p>乙公司<i class="b">2021</i></p>`
    expect(plainOf(html)).toEqual(['甲公司\t2020', '乙公司\t2021'])
  })
})

describe('lists and tables', () => {
  test('lists are lists, those that lay out a page are not', () => {
    expect(
      markdownOf('<ul><li>a<ul><li>b</li></ul></li></ul><ol><li>c</li><li><p>d</p><p>e</p></li></ol>'),
    ).toEqual(['- a', '  - b', '1. c', '2. d', '  e'])
    expect(
      markdownOf(
        '<ul style="list-style:none"><li>姓名：王</li></ul><ul><li><h3>甲公司</h3><p>b</p></li></ul>',
      ),
    ).toEqual(['姓名：王', '甲公司', 'b'])
  })

  test('covered cells are empty, and cells without a row have one', () => {
    const html = `<table><tr><td rowspan=2>a<td colspan=2>b<td>c</tr><tr><td>d<td>e<td>f</tr><tr><td>g</table>
      <table><td>h</td><td><table><tr><td>i</td></tr></table></td></table>`
    expect(textsOf(blocksOf(html))).toEqual([
      [[['a'], ['b'], [], ['c']], [[], ['d'], ['e'], ['f']], [['g']]],
      [[['h'], [[[['i']]]]]],
    ])
  })

  test('names and their values make pairs', () => {
    expect(plainOf('<dl><dt>专业<dd>数学<dt>某大学 2016<dd>本科<dd>北京</dl>')).toEqual([
      '专业：数学',
      '某大学 2016',
      '本科',
      '北京',
    ])
  })

  test('tables nested without end, and wider than any page, are read', () => {
    expect(plainOf('<table><tr><td>'.repeat(60) + 'a')).toEqual(['a'])
    const wide = '<tr><td colspan=999 rowspan=999>a</td><td rowspan=999>b</td></tr>'
    expect(plainOf(`<table>${wide.repeat(2_000)}</table>`)).toHaveLength(2_000)
  })
})

describe('a page that Word has written', () => {
  const ignored = (sign: string) =>
    `<![if !supportLists]><span style='font-family:Wingdings'><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp;</span></span></span><![endif]>`
  const html = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><style><!-- p.MsoNormal {font-size:10.5pt} --></style>
    <!--[if gte mso 9]><xml><w:View>Print</w:View></xml><![endif]--></head><body>
    <p class=MsoTitle>王小明</p>
    <p class=MsoNormal>电话：138<span style='mso-tab-count:2'>      </span>性&nbsp;&nbsp;别：男<a name="_Toc1"></a>性</p>
    <h1 style='mso-list:l2 level1 lfo1'>${ignored('一、')}工作经历</h1>
    <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>${ignored('l')}做了
一件事</p>
    <p class=MsoListParagraph style='mso-list:l1 level2 lfo2'>${ignored('3.')}第三件<o:p></o:p></p>
    <p class=MsoNormal><span style='font-family:Wingdings'>u<span>&nbsp;</span></span>第四件</p></body></html>`

  test('has its tabs, headings and lists', () => {
    expect(blocksToLines(blocksOf(html)).map(({ level, markdown }) => [level, markdown])).toEqual([
      [1, '王小明'],
      [0, '电话：138  性别：男性'],
      [2, '工作经历'],
      [0, '- 做了一件事'],
      [0, '  3. 第三件'],
      [0, '- 第四件'],
    ])
  })
})
