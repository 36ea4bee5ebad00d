import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { aiAssistedFields } from '#resume-model/rewrite-proposals/ai-assisted-fields'
import { EditorProvider } from '#app/features/editor/state/editor-context'
import { createEditorStore } from '#app/features/editor/state/editor-store'
import { buildProposalTurn } from '#tests/fixtures/build-proposal-turn'
import { buildResume } from '#tests/fixtures/resume-builders'
import { LineRewrite } from './line-rewrite'
import type { RewriteResponse, RewriteState } from './rewrite-types'

const text = '- 负责支付\n- 上线 2 次'
const after = '- 牵头支付\n- 上线 2 次'
const proposals = [
  {
    ...{ field: 's1-1.text', before: text, after },
    diff: [
      { kind: 'same' as const, text: '- ' },
      { kind: 'gone' as const, text: '负责' },
      { kind: 'new' as const, text: '牵头' },
      { kind: 'same' as const, text: '支付\n- 上线 2 次' },
    ],
    lines: [{ before: '- 负责支付', after: '- 牵头支付', diff: [] }],
  },
]
const stateWith = (left: number, last: RewriteState['last'] = null): RewriteResponse => ({
  rewriteState: { quota: { available: true, simulated: false, left, more: 'join' }, last },
})
const turn = { ...buildProposalTurn(), proposals }

const posted: FormData[] = []
function answering(post: () => RewriteResponse | number, left = 1) {
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    if (!(body instanceof FormData)) return Promise.resolve(Response.json(stateWith(left)))
    posted.push(body)
    const answer = post()
    return Promise.resolve(
      typeof answer === 'number' ? new Response(null, { status: answer }) : Response.json(answer),
    )
  })
}

beforeEach(() => {
  posted.length = 0
  // As browsers do that return a promise.
  Element.prototype.scrollIntoView = () => Promise.resolve() as never
})
afterEach(() => vi.unstubAllGlobals())

function openLine(line = '负责支付', written = text) {
  const resume = buildResume((one) => void (one.sections[0]!.items[0]!.text = written))
  const store = createEditorStore(resume, {}, '', undefined, 'r1')
  const onClose = vi.fn()
  render(
    <I18nextProvider i18n={i18nFor('zh')}>
      <EditorProvider value={store}>
        <div data-rich-text>
          <textarea aria-label="职责" />
          <LineRewrite field="s1-1.text" line={line} onClose={onClose} />
        </div>
      </EditorProvider>
    </I18nextProvider>,
  )
  const textOf = () => store.getState().resume.sections[0]!.items[0]!.text
  return { store, onClose, textOf }
}
async function start() {
  const button = await screen.findByRole('button', { name: '开始改写' })
  await act(async () => fireEvent.click(button))
}

test('the cost is said before, only the line is sent, and Tab accepts it with its AI mark as one undo step', async () => {
  answering(() => stateWith(0, turn))
  const { store, onClose, textOf } = openLine()
  expect(await screen.findByText(/本次改写将扣 AI 次数 1 次，当前剩余 1 次/)).toBeTruthy()
  await start()
  const accept = await screen.findByRole('button', { name: /采用/ })
  expect(Object.fromEntries(posted[0]!)).toMatchObject({
    act: 'polish',
    target: 's1-1.text',
    line: '负责支付',
  })
  expect(document.querySelector('del')?.textContent).toBe('负责')
  expect(screen.queryByText(/上线/)).toBeNull()
  expect(document.activeElement).toBe(accept)
  fireEvent.keyDown(screen.getByLabelText('职责'), { key: 'Tab' })
  expect(textOf()).toBe(after)
  expect(aiAssistedFields(store.getState().resume)).toEqual(['s1-1.text'])
  expect(onClose).toHaveBeenCalledOnce()
  act(() => store.getState().undo())
  expect([textOf(), aiAssistedFields(store.getState().resume)]).toEqual([text, []])
})

test('another proposal is asked for with its cost said, and not offered without credits', async () => {
  let left = 1
  answering(() => stateWith(left--, { ...turn, id: `t${left}` }), 2)
  openLine()
  await start()
  expect(await screen.findByText(/本次改写将扣 AI 次数 1 次，当前剩余 1 次/)).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '换一个' })))
  await screen.findByRole('button', { name: /采用/ })
  expect(posted.map((form) => form.get('line'))).toEqual(['负责支付', '负责支付'])
  expect(screen.queryByRole('button', { name: '换一个' })).toBeNull()
})

test('Esc keeps the line, and Tab is left alone while nothing is proposed', async () => {
  answering(() => stateWith(0, turn))
  const { onClose, textOf } = openLine()
  await screen.findByRole('button', { name: '开始改写' })
  expect(fireEvent.keyDown(screen.getByLabelText('职责'), { key: 'Tab' })).toBe(true)
  await start()
  await screen.findByRole('button', { name: /采用/ })
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledOnce()
  expect(textOf()).toBe(text)
})

test('of several lines Tab accepts all that are ticked, and the arrows lead to their boxes', async () => {
  const before = '- 甲事\n- 负责支付\n- 帮忙值班\n- 写文档'
  const proposed = '- 甲事\n- 牵头支付\n- 承担值班\n- 编写文档'
  const lines = ['负责支付 牵头支付', '帮忙值班 承担值班', '写文档 编写文档'].map((pair) => {
    const [old = '', fresh = ''] = pair.split(' ').map((one) => `- ${one}`)
    const diff = [
      { kind: 'gone' as const, text: old },
      { kind: 'new' as const, text: fresh },
    ]
    return { before: old, after: fresh, diff }
  })
  const proposal = { field: 's1-1.text', before, after: proposed, diff: [], lines }
  answering(() => stateWith(0, { ...turn, proposals: [proposal] }))
  const { store, textOf } = openLine('负责支付\n帮忙值班\n写文档', before)
  expect(screen.getByRole('region', { name: 'AI 改写选中的 3 行' })).toBeTruthy()
  await start()
  const accept = await screen.findByRole('button', { name: /采用/ })
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true])
  fireEvent.keyDown(accept, { key: 'ArrowUp' })
  expect(document.activeElement).toBe(boxes[2])
  fireEvent.keyDown(boxes[2]!, { key: 'ArrowUp' })
  fireEvent.click(document.activeElement!)
  expect(screen.getByRole('button', { name: /采用 2 处/ })).toBeTruthy()
  fireEvent.keyDown(boxes[1]!, { key: 'Tab' })
  expect(textOf()).toBe('- 甲事\n- 牵头支付\n- 帮忙值班\n- 编写文档')
  act(() => store.getState().undo())
  expect(textOf()).toBe(before)
})

test('a line that was changed meanwhile is not replaced, and that is said', async () => {
  answering(() => stateWith(0, turn))
  const { store, onClose, textOf } = openLine()
  await start()
  const accept = await screen.findByRole('button', { name: /采用/ })
  act(() => store.getState().set('sections[0].items[0].text', '- 我改过了'))
  fireEvent.click(accept)
  expect((await screen.findByRole('alert')).textContent).toContain('没有替换')
  expect([textOf(), onClose.mock.calls]).toEqual(['- 我改过了', []])
})

test.each<[string, () => RewriteResponse | number, string]>([
  ['a refusal', () => ({ refusal: { message: '提问太频繁', fields: {} } }), '提问太频繁'],
  ['a broken connection', () => 502, '连接失败'],
  [
    'a failed answer',
    () => stateWith(1, { ...turn, state: 'failed', problem: 'down', charged: false, proposals: [] }),
    '本次未扣 AI 次数',
  ],
])('%s is said at the line, and can be tried again', async (_, answer, message) => {
  answering(answer)
  openLine()
  await start()
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '再试一次' })))
  await waitFor(() => expect(posted).toHaveLength(2))
})

test('without an answer left nothing can be asked, and that is said', async () => {
  answering(() => 500, 0)
  openLine()
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: '开始改写' })).disabled).toBe(true)
  expect(screen.getByText('AI 次数已用完，暂时无法改写。')).toBeTruthy()
})
