import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { buildProposalTurn } from '#tests/fixtures/build-proposal-turn'
import { aiAssistedFields } from '#resume-model/rewrite-proposals/ai-assisted-fields'
import { RewriteButton } from './rewrite-button'
import { LazyRewritePanel } from './lazy-rewrite-panel'
// Imported in advance, so that no test waits for the module to load.
import './rewrite-panel'
import type { RewriteResponse, RewriteState, TurnWithDiffs } from './rewrite-types'

const turn: TurnWithDiffs = {
  ...buildProposalTurn(),
  proposals: buildProposalTurn().proposals.map((proposal) => ({
    ...proposal,
    diff: [
      { kind: 'gone', text: proposal.before },
      { kind: 'new', text: proposal.after },
    ],
    lines: [],
  })),
}
const rewriteStateWith = (
  last: TurnWithDiffs | null,
  left = 1,
  more: RewriteState['quota']['more'] = 'join',
): RewriteState => ({
  quota: { available: true, simulated: false, left, more },
  last,
})
const posted: FormData[] = []
const answering = (get: RewriteResponse | 'nothing', post?: () => Promise<RewriteResponse>) =>
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    if (body instanceof FormData) posted.push(body)
    const answer = body && post ? await post() : get
    return answer === 'nothing' ? new Response(null, { status: 503 }) : Response.json(answer)
  })

beforeEach(() => {
  posted.length = 0
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => vi.unstubAllGlobals())

async function openPanel(id: string | undefined = 'r1', target = '') {
  const store = renderInEditor(
    <>
      <form>
        <RewriteButton target={target} />
      </form>
      <LazyRewritePanel id={id} />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'AI 改写' }))
  return { store, panel: within(await screen.findByRole('dialog')) }
}
/** Opens the panel with two proposals. */
async function openProposals() {
  answering({ rewriteState: rewriteStateWith(turn) })
  const { store, panel } = await openPanel()
  const cards = (await panel.findAllByRole('listitem')).filter((one) => one.hasAttribute('aria-label'))
  const [first, second] = cards.map((item) => within(item))
  return { store, panel, first: first!, second: second! }
}
const textOf = (store: Awaited<ReturnType<typeof openPanel>>['store'], section: number) =>
  store.getState().resume.sections[section]!.items[0]!.text

test('each accept button applies one proposal, and the list follows undo and revert', async () => {
  const { store, first, second } = await openProposals()
  fireEvent.click(first.getByRole('button', { name: '采用' }))
  expect([textOf(store, 0), textOf(store, 1)]).toEqual(['- 牵头一件事', 'TypeScript'])
  expect(first.getByText('已采用')).toBeTruthy()
  fireEvent.click(second.getByRole('button', { name: '采用' }))
  expect(store.getState().history.past).toHaveLength(2)
  act(() => store.getState().undo())
  expect([textOf(store, 0), textOf(store, 1)]).toEqual(['- 牵头一件事', 'TypeScript'])
  expect(second.getByRole('button', { name: '采用' })).toBeTruthy()
  fireEvent.click(first.getByRole('button', { name: '还原' }))
  expect(textOf(store, 0)).toBe('- 做了一件事')
})

test('the resume marks the fields an AI wrote for as long as they contain its text', async () => {
  const { store, first, second } = await openProposals()
  const known = () => aiAssistedFields(store.getState().resume)
  fireEvent.click(first.getByRole('button', { name: '采用' }))
  fireEvent.click(second.getByRole('button', { name: '采用' }))
  expect(known()).toEqual(['s1-1.text', 's2-1.text'])
  act(() => store.getState().dispatchIntent('duplicateItem:s1-1'))
  expect(known()).toHaveLength(3)
  act(() => store.getState().undo())
  act(() => store.getState().undo())
  expect(known()).toEqual(['s1-1.text'])
  act(() => store.getState().set('sections[0].items[0].text', ''))
  act(() => store.getState().set('sections[0].items[0].text', '自己写的'))
  expect(known()).toEqual([])
  act(() => store.getState().undo())
  expect(known()).toEqual(['s1-1.text'])
  fireEvent.click(first.getByRole('button', { name: '还原' }))
  expect(known()).toEqual([])
})

test('each line of a proposal is taken and left alone, and the rest or none of it by one press', async () => {
  const [before, after] = ['- 做了一件事\n- 写文档', '- 牵头一件事\n- 编写文档']
  const lines = [
    { before: '- 做了一件事', after: '- 牵头一件事', diff: [{ kind: 'new' as const, text: '- 牵头一件事' }] },
    { before: '- 写文档', after: '- 编写文档', diff: [{ kind: 'new' as const, text: '- 编写文档' }] },
  ]
  const proposal = { field: 's1-1.text', before, after, diff: [], lines }
  answering({ rewriteState: rewriteStateWith({ ...turn, proposals: [proposal] }) })
  const { store, panel } = await openPanel()
  act(() => store.getState().set('sections[0].items[0].text', before))
  const boxes = await panel.findAllByRole<HTMLInputElement>('checkbox')
  fireEvent.click(boxes[1]!)
  expect(textOf(store, 0)).toBe('- 做了一件事\n- 编写文档')
  expect(panel.getByText('已采用 1/2 处')).toBeTruthy()
  expect(aiAssistedFields(store.getState().resume)).toEqual(['s1-1.text'])
  fireEvent.click(panel.getByRole('button', { name: '采用其余修改' }))
  expect([textOf(store, 0), boxes.map(({ checked }) => checked)]).toEqual([after, [true, true]])
  fireEvent.click(boxes[0]!)
  fireEvent.click(boxes[1]!)
  expect([textOf(store, 0), aiAssistedFields(store.getState().resume)]).toEqual([before, []])
  act(() => store.getState().undo())
  expect(boxes.map(({ checked }) => checked)).toEqual([false, true])
  fireEvent.click(panel.getByRole('button', { name: '还原' }))
  expect(textOf(store, 0)).toBe(before)
})

test('dismissing a proposal changes nothing and can be reverted', async () => {
  const { store, panel, first } = await openProposals()
  fireEvent.click(first.getByRole('button', { name: '忽略' }))
  expect(first.queryByRole('button', { name: '采用' })).toBeNull()
  expect(panel.getByText('共 2 条建议，1 条待处理')).toBeTruthy()
  fireEvent.click(first.getByRole('button', { name: '恢复' }))
  expect(panel.getByText('共 2 条建议，2 条待处理')).toBeTruthy()
  expect(store.getState().history.past).toEqual([])
})

test('the panel reports a changed or removed text and does not replace it', async () => {
  const { store, panel } = await openProposals()
  act(() => {
    store.getState().set('sections[0].items[0].text', '我自己改的')
    store.getState().dispatchIntent('removeSection:s2')
  })
  expect(panel.getByText(/提问后你修改了这段文字/)).toBeTruthy()
  expect(panel.getAllByText('这段文字已从简历中删除。').length).toBeGreaterThan(0)
  expect(panel.queryByRole('button', { name: '采用' })).toBeNull()
  expect(textOf(store, 0)).toBe('我自己改的')
})

test('the panel requests proposals for the opened target and can stop the request', async () => {
  let answer: (said: RewriteResponse) => void = () => undefined
  answering({ rewriteState: rewriteStateWith(null) }, () => new Promise((resolve) => (answer = resolve)))
  const { panel } = await openPanel('r1', 's1-1.text')
  expect(await panel.findByText('AI 次数 1')).toBeTruthy()
  fireEvent.click(panel.getByRole('radio', { name: '量化成果' }))
  fireEvent.click(panel.getByRole('button', { name: '给出建议' }))
  expect(await panel.findByText(/正在生成建议/)).toBeTruthy()
  expect(panel.getByRole<HTMLButtonElement>('button', { name: '给出建议' }).disabled).toBe(true)
  expect(Object.fromEntries(posted[0]!)).toMatchObject({ act: 'quantify', target: 's1-1.text' })
  const firstAnswer = answer
  fireEvent.click(panel.getByRole('button', { name: '停止' }))
  expect(Object.fromEntries(posted[1]!)).toEqual({ intent: 'stop', askId: posted[0]!.get('askId') })
  firstAnswer({
    rewriteState: rewriteStateWith({ ...turn, state: 'stopped', charged: false, proposals: [] }),
  })
  expect(await panel.findByText('已停止。本次未扣 AI 次数。')).toBeTruthy()
})

test('the panel sends no request when the save fails', async () => {
  answering({ rewriteState: rewriteStateWith(null) })
  const { store, panel } = await openPanel()
  store.setState({ waitUntilSaved: () => Promise.resolve(false) })
  fireEvent.click(await panel.findByRole('button', { name: '给出建议' }))
  expect((await panel.findByRole('alert')).textContent).toContain('有内容尚未保存')
  expect(posted).toEqual([])
})

test.each([
  [{ ...turn, state: 'failed' as const, problem: 'malformed' as const }, '未能生成可用的建议'],
  [{ ...turn, state: 'failed' as const, problem: 'long' as const }, '请选择一个板块或一条经历'],
  [turn, '没有发现需要修改的内容'],
])('the panel shows why there are no proposals and that nothing was charged', async (last, words) => {
  answering({ rewriteState: rewriteStateWith({ ...last, proposals: [], charged: false }) })
  const { panel } = await openPanel()
  expect(await panel.findByText(new RegExp(`${words}.*本次未扣 AI 次数`))).toBeTruthy()
})

test('the panel links to the invitation page when no quota is left', async () => {
  answering({ rewriteState: rewriteStateWith(null, 0) })
  const { panel } = await openPanel()
  const invite = await panel.findByRole<HTMLAnchorElement>('link', { name: /邀请好友/ })
  expect(invite.getAttribute('href')).toBe('/user/invite')
  expect(panel.getByRole<HTMLButtonElement>('button', { name: '给出建议' }).disabled).toBe(true)
})

test('the panel shows a member without quota the renewal date and an upgrade link, not membership', async () => {
  answering({ rewriteState: rewriteStateWith(null, 0, 'upgrade') })
  const { panel } = await openPanel()
  expect(await panel.findByText('AI 次数将于下月 1 日恢复。')).toBeTruthy()
  expect(panel.getByRole('link', { name: '升级套餐，每月 AI 次数更多' })).toBeTruthy()
  expect(panel.queryByText(/开通会员|邀请好友/)).toBeNull()
})

test('the panel shows a failed load and retries it', async () => {
  answering('nothing')
  const { panel } = await openPanel()
  const retry = await panel.findByRole('button', { name: '再试一次' })
  answering({ rewriteState: rewriteStateWith(null) })
  fireEvent.click(retry)
  expect(await panel.findByRole('button', { name: '给出建议' })).toBeTruthy()
})

test('Escape inside the panel closes it', async () => {
  answering({ rewriteState: rewriteStateWith(null) })
  const { panel } = await openPanel()
  fireEvent.keyDown(await panel.findByRole('button', { name: '给出建议' }), { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test("Escape closes the panel wherever the focus is, unless another handler prevents the key's default", async () => {
  answering({ rewriteState: rewriteStateWith(null) })
  await openPanel()
  const taken = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  taken.preventDefault()
  act(() => void document.body.dispatchEvent(taken))
  expect(screen.getByRole('dialog')).toBeDefined()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
})
