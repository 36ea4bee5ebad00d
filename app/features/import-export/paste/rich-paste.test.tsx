import { describe, expect, test } from 'vitest'
import { clipboardText, fromCodeEditor, fromGoogleDocs, fromWord } from '#tests/fixtures/clipboard-html'
import { composeHtml, maxRichCharacters, readPastedPiece, type PastedPiece } from './rich-paste'

const clipboard = (html: string, text = clipboardText) => ({
  getData: (type: string) => (type === 'text/html' ? html : type === 'text/plain' ? text : ''),
})
const pieceOf = (html: string, text?: string) => readPastedPiece(clipboard(html, text)) as PastedPiece
describe('what is read from the clipboard', () => {
  test('scripts, pictures and comments are left on the clipboard', () => {
    const { html } = pieceOf(
      `${fromWord}<script>alert(1)</script><img src="data:image/png;base64,AAAA" onerror="alert(1)">`,
    )
    expect(html).not.toMatch(/<script|<img|<!--\[|<xml|clip_filelist/)
  })

  test('HTML that says no more than the words is plain text', () => {
    expect(readPastedPiece(clipboard(''))).toBeUndefined()
    expect(readPastedPiece(clipboard(fromGoogleDocs('一行'), '一行'))).toBeUndefined()
    expect(readPastedPiece(clipboard(fromCodeEditor('# 林小川\n\n- 订单'), '# 林小川'))).toBeUndefined()
    expect(readPastedPiece(clipboard('<b>图</b>', ' '))).toBeUndefined()
  })

  test('pictures do not count, and too much text with format is refused', () => {
    const picture = `<img src="data:image/png;base64,${'A'.repeat(2 * maxRichCharacters)}">`
    expect(readPastedPiece(clipboard(`<h1>林小川</h1>${picture}`))).toMatchObject({ text: clipboardText })
    const long = `<h1>林小川</h1><p>${'字'.repeat(maxRichCharacters)}</p>`
    expect(readPastedPiece(clipboard(long))).toBe('tooLarge')
    expect(readPastedPiece(clipboard('<p>'.padEnd(20_000_001, 'a')))).toBe('tooLarge')
  })
})

describe('what is sent', () => {
  const piece = { text: '工作经历\n负责订单\n', html: '<h2>工作经历</h2><ul><li>负责订单</li></ul>' }

  test('lines typed around what was pasted are kept, in their place', () => {
    const value = `林小川\n电话：138<1&2>\t杭州\n\n\n现居杭州\n${piece.text}负责支付`
    expect(composeHtml(value, [piece])).toBe(
      '<html><body><p style="white-space:pre-wrap">林小川\n电话：138&lt;1&amp;2&gt;\t杭州</p>' +
        `<p style="white-space:pre-wrap">现居杭州</p><div>${piece.html}</div>` +
        '<p style="white-space:pre-wrap">负责支付</p></body></html>',
    )
  })

  test('two pieces stand in the order of the text, whatever was pasted first, and the same piece can stand twice', () => {
    const other = { text: '教育背景\n', html: '<h2>教育背景</h2>' }
    const html = composeHtml(`${other.text}${piece.text}${other.text}`, [piece, other, other])!
    expect(html.split('<h2>').map((part) => part.slice(0, 4))).toEqual([
      '<htm',
      '教育背景',
      '工作经历',
      '教育背景',
    ])
  })

  test('what was changed within a piece counts, and not its format', () => {
    expect(composeHtml('工作经历\n负责支付\n', [piece])).toBeUndefined()
    expect(composeHtml(`我的${piece.text}`, [piece])).toBeUndefined()
    expect(composeHtml(`${piece.text.trimEnd()}和支付`, [piece])).toBeUndefined()
    expect(composeHtml('', [piece])).toBeUndefined()
    expect(composeHtml(piece.text.trimEnd(), [{ ...piece, text: piece.text.trimEnd() }])).toBeDefined()
  })

  test('a piece that leaves elements open closes them', () => {
    expect(pieceOf('<h2>教育背景</h2><table><tr><td>江城大学').html).toMatch(/<\/td><\/tr>.*<\/table>$/)
  })
})
