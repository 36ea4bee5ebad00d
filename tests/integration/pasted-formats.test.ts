import { Window } from 'happy-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { composeHtml, readPastedPiece, type PastedPiece } from '#app/features/import-export/paste/rich-paste'
import { parseDocument } from '#importer/parse-document'
import { clipboardPrograms, clipboardText } from '#tests/fixtures/clipboard-html'

beforeEach(() => {
  const { DOMParser, NodeFilter } = new Window()
  vi.stubGlobal('DOMParser', DOMParser)
  vi.stubGlobal('NodeFilter', NodeFilter)
})

const pieceOf = (html: string, text = clipboardText) =>
  readPastedPiece({ getData: (type) => (type === 'text/html' ? html : text) }) as PastedPiece
const read = async (html: string | undefined) =>
  (await parseDocument(new TextEncoder().encode(html), 'pasted.html')).resume

test.each(Object.entries(clipboardPrograms))(
  'headings, lists and tables that %s copies come into their fields',
  async (_, html) => {
    const resume = await read(composeHtml(clipboardText, [pieceOf(html)]))
    expect(resume.basics).toMatchObject({ name: '林小川', phone: '13812345678', custom: [] })
    expect(resume.sections).toMatchObject([
      { kind: 'education', items: [{ title: '江城大学', subtitle: '软件工程', from: '2014-09' }] },
      {
        kind: 'work',
        items: [{ title: '云帆科技有限公司', subtitle: '工程师', to: 'now', text: '- 负责订单\n- 负责支付' }],
      },
    ])
    expect(resume.sections).toHaveLength(2)
  },
)

test('two pieces and what is typed around them are one resume, and what is hidden in one hides nothing of the other', async () => {
  const hidden = '<div hidden><p><b>旧</b></p></div>'
  const school = pieceOf(
    `${hidden}<h2>教育背景</h2><table><tr><td>江城大学<td>软件工程`,
    '教育背景\n江城大学\n',
  )
  const work = pieceOf('<h2>工作经历</h2><ul><li>负责订单</li></ul>', '工作经历\n负责订单\n')
  const value = `林小川\n电话：13812345678\n${school.text}${work.text}\n自我评价\n认真`
  const resume = await read(composeHtml(value, [work, school]))
  expect(resume.basics).toMatchObject({ name: '林小川', phone: '13812345678' })
  expect(resume.sections.map(({ kind }) => kind)).toEqual(['education', 'work', 'summary'])
  expect(JSON.stringify(resume)).not.toContain('旧')
})
