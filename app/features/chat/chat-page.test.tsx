import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { buildChatTurn } from '#tests/fixtures/chat-builders'
import { ChatPage } from './chat-page'
import type { ChatView, TurnView } from './chat.server'
import type { AnswerEvent } from './answer-event'

const turn: TurnView = { ...buildChatTurn({ id: 'turn-one' }), html: '<p>这样写。</p>' }
const view: ChatView = {
  sessions: [],
  standing: { available: true, simulated: false, left: 2, more: 'join' },
  chat: null,
  resumes: [{ id: 'r1', title: '产品经理' }],
  attached: '',
  askId: 'ask-one',
  renewsAt: Date.parse('2026-12-01T00:00:00+08:00'),
}
const talk = (...turns: TurnView[]) => ({ id: 'chat-one', title: '怎么写？', turns })

let sendEvent: (events: AnswerEvent) => void
let finish: () => void
const fetchCalls = vi.fn<(form: FormData) => void>()
beforeEach(() => {
  window.HTMLElement.prototype.scrollIntoView = () => {}
  vi.stubGlobal('fetch', (_: string, { body }: { body: FormData }) => {
    fetchCalls(body)
    const encoder = new TextEncoder()
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        sendEvent = (events) => controller.enqueue(encoder.encode(`data: ${JSON.stringify(events)}\n\n`))
        finish = () => controller.close()
      },
    })
    return Promise.resolve(new Response(stream, { headers: { 'content-type': 'text/event-stream' } }))
  })
})
afterEach(() => vi.clearAllMocks())

/** Renders the page; `next` is what its loader returns on revalidation. */
function open(first: ChatView, next: ChatView = first) {
  const Page = () => <ChatPage view={useLoaderData() as ChatView} submittedRefusal={undefined} />
  const chat = { path: '/resume/chat', loader: () => next, element: <Page />, id: 'chat' }
  const router = createMemoryRouter([chat], {
    initialEntries: ['/resume/chat'],
    hydrationData: { loaderData: { chat: first } },
  })
  render(
    <I18nextProvider i18n={i18nFor('zh')}>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </I18nextProvider>,
  )
  return router
}
function ask(question: string) {
  fireEvent.change(screen.getByLabelText('输入问题，或粘贴要处理的文字'), { target: { value: question } })
  fireEvent.submit(screen.getByRole('button', { name: '提问' }).closest('form')!)
}

test('the page shows an answer as it streams and then opens its chat', async () => {
  const done = { ...view, chat: talk(turn), standing: { ...view.standing, left: 1 } }
  const router = open(view, done)
  expect(screen.getByText('本次提问将扣除 1 次 AI 次数，当前剩余 2 次；未生成回答则不扣。')).toBeTruthy()
  ask('怎么写？')
  await waitFor(() => expect(fetchCalls).toHaveBeenCalledTimes(1))
  expect(Object.fromEntries(fetchCalls.mock.calls[0]![0])).toMatchObject({
    intent: 'ask',
    askId: 'ask-one',
    sessionId: '',
    question: '怎么写？',
    resumeId: '',
  })
  sendEvent({ is: 'asked', chatId: 'chat-one', turnId: 'turn-one' })
  await screen.findByRole('button', { name: '停止' })
  const question = screen.getByLabelText<HTMLTextAreaElement>('输入问题，或粘贴要处理的文字')
  await waitFor(() => expect(question.value).toBe(''))
  sendEvent({ is: 'html', settled: '', tail: '<p>这样</p>' })
  await screen.findByText('这样')
  sendEvent({ is: 'html', settled: '<p>这样写。</p>', tail: '<p>再</p>' })
  await screen.findByText('再')
  sendEvent({ is: 'end' })
  finish()
  await waitFor(() => expect(router.state.location.search).toBe('?chat=chat-one'))
  await waitFor(() => expect(screen.queryByText('正在回答…')).toBeNull())
  expect(screen.getAllByText('这样写。')).toHaveLength(1)
  expect(screen.getByText('AI 次数 1')).toBeTruthy()
})

test('the page sends no second question while an answer is running', async () => {
  const router = open(view)
  ask('一')
  await waitFor(() => expect(fetchCalls).toHaveBeenCalledTimes(1))
  sendEvent({ is: 'asked', chatId: 'chat-one', turnId: 'turn-one' })
  await screen.findByRole('button', { name: '停止' })
  expect(screen.getByRole('button', { name: '提问' }).hasAttribute('disabled')).toBe(true)
  fireEvent.submit(screen.getByRole('button', { name: '提问' }).closest('form')!)
  expect(fetchCalls).toHaveBeenCalledTimes(1)
  finish()
  await waitFor(() => expect(router.state.location.search).toBe('?chat=chat-one'))
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
})

test('the page shows a refusal and keeps the typed question', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ is: 'refused', message: 'AI 次数已用完，本次未提问', fields: {} })),
  )
  open(view)
  ask('怎么写？')
  expect((await screen.findByRole('alert')).textContent).toBe('AI 次数已用完，本次未提问')
  expect((screen.getByLabelText('输入问题，或粘贴要处理的文字') as HTMLTextAreaElement).value).toBe(
    '怎么写？',
  )
})

test('the page shows a network error', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  open(view)
  ask('怎么写？')
  expect((await screen.findByRole('alert')).textContent).toBe('回答生成失败，请检查网络后重试。')
})

test('without quota the page keeps its form, says so at the question, links to ways to get more and still shows earlier answers', async () => {
  open({ ...view, chat: talk(turn), standing: { ...view.standing, left: 0 } })
  const ask = screen.getByRole('button', { name: '提问', description: 'AI 次数已用完' })
  expect(ask.hasAttribute('disabled')).toBe(true)
  expect(screen.getByLabelText('输入问题，或粘贴要处理的文字')).toBeTruthy()
  const card = screen.getByRole('region', { name: 'AI 次数已用完' })
  expect(card.textContent).toContain('免费 AI 次数只赠送一次，会员的 AI 次数每月重置。之前的对话仍可查看。')
  const ways = ['开通会员，每月都有 AI 次数', '邀请好友，免费得会员'].map((name) =>
    screen.getByRole('link', { name }),
  )
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    '/pricing?back=%2Fresume%2Fchat',
    '/user/invite',
  ])
  expect(screen.getByText('这样写。')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '重新回答' })).toBeNull()
})

const questionField = () => screen.getByLabelText<HTMLTextAreaElement>('输入问题，或粘贴要处理的文字')

test('without quota no field can be used, and each says why', () => {
  open({ ...view, standing: { ...view.standing, left: 0 } })
  // The prompts by their group.
  const fields = [questionField(), screen.getByRole('group'), screen.getByRole('combobox')]
  expect(fields.map((field) => field.hasAttribute('disabled'))).toEqual([true, true, true])
  for (const field of fields)
    expect(field.getAttribute('aria-describedby')).toBe(
      screen.getByRole('heading', { name: 'AI 次数已用完' }).id,
    )
  expect(screen.queryByText('哪些内容会发送给 AI？')).toBeNull()
})

test('a text that is typed while the last answer arrives stays, can be copied, and outlives a look at the plans', async () => {
  const spent = { ...view, chat: talk(turn), standing: { ...view.standing, left: 0 } }
  const router = open({ ...spent, standing: { ...view.standing, left: 1 } }, spent)
  fireEvent.input(questionField(), { target: { value: '下一个问题' } })
  await act(async () => void router.revalidate())
  await waitFor(() => expect(questionField().readOnly).toBe(true))
  expect([questionField().value, questionField().disabled]).toEqual(['下一个问题', false])
  cleanup()
  open(spent)
  expect(questionField().value).toBe('下一个问题')
  cleanup()
  open({ ...spent, standing: { ...view.standing, left: 3 } })
  expect([questionField().value, questionField().readOnly]).toEqual(['下一个问题', false])
  sessionStorage.clear()
})

test.each([
  ['upgrade', ['升级套餐，每月 AI 次数更多'], true],
  ['month', [], true],
  ['none', [], false],
] as const)(
  'the page offers no membership or invitation when the way to more quota is “%s”',
  (more, ways, renews) => {
    open({ ...view, standing: { ...view.standing, left: 0, more } })
    const note = screen.getByRole('region', { name: 'AI 次数已用完' })
    expect([...note.querySelectorAll('a')].map((way) => way.textContent)).toEqual(ways)
    expect(note.textContent.includes('AI 次数将于 2026年12月1日恢复。')).toBe(renews)
  },
)

test.each([
  [
    { state: 'failed', problem: 'filtered', charged: false },
    '内容未通过安全审核，请换一种说法。本次未扣 AI 次数。',
  ],
  [
    { state: 'failed', problem: 'cut', charged: false },
    '回答中断，已生成的部分保留在上方。本次未扣 AI 次数。',
  ],
  [{ state: 'stopped' }, '已停止'],
  [{ problem: 'long' }, '回答已达长度上限，可发送“继续”查看剩余内容。'],
] as const)('an incomplete answer shows its state: %j', async (how, message) => {
  open({ ...view, chat: talk({ ...turn, ...how }) })
  expect(screen.getByText(message)).toBeTruthy()
})

test('the AI label appears at each answer and at the question form', async () => {
  open({ ...view, chat: talk(turn, { ...turn, id: 'turn-two' }) })
  expect(screen.getAllByText('内容由AI生成，仅供参考')).toHaveLength(3)
  expect(screen.getAllByRole('button', { name: '重新回答' })).toHaveLength(1)
})
