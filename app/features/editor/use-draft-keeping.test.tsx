import { act, renderHook, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInEditor } from '#tests/render-in-editor'
import { someResume } from '#tests/builders'
import { EditorNotice } from './editor-notice'
import { useDraftKeeping } from './use-draft-keeping'

const { keepDraft } = vi.hoisted(() => ({ keepDraft: vi.fn<() => Promise<void>>() }))
vi.mock('#app/device/device-drafts', () => ({ keepDraft }))

const resume = someResume()
const draft = { id: 'd1', revision: 3, updatedAt: 1, expiresAt: 2, resume }
const posts = () =>
  vi.mocked(fetch).mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as Record<string, unknown>)

function keeping(answer = () => Promise.resolve(Response.json({ revision: 4 }))) {
  vi.stubGlobal('fetch', vi.fn(answer))
  return renderHook(() => useDraftKeeping('d1', draft)).result
}

test('a device that keeps drafts keeps this one, and the server lets go of its copy', async () => {
  keepDraft.mockResolvedValue()
  const kept = keeping()
  expect(await act(() => kept.current.keep(resume))).toBe('device')
  expect(posts()).toEqual([{ do: 'release', id: 'd1' }])
  expect(kept.current.blocked).toBe(false)
})

test('a server that does not answer is not waited for once the device has the draft', async () => {
  keepDraft.mockResolvedValue()
  const kept = keeping(() => new Promise(() => undefined))
  expect(await act(() => kept.current.keep(resume))).toBe('device')
  expect(await act(() => kept.current.keep(resume))).toBe('device')
  expect(posts()).toEqual([{ do: 'release', id: 'd1' }])
})

test('a release that did not arrive goes out again with the next change, and one that did does not', async () => {
  keepDraft.mockResolvedValue()
  const answers = [new Response(null, { status: 503 }), Response.json({ revision: 0 })]
  const kept = keeping(() => Promise.resolve(answers.shift()!))
  for (let change = 0; change < 3; change++) await act(() => kept.current.keep(resume))
  expect(posts()).toEqual([
    { do: 'release', id: 'd1' },
    { do: 'release', id: 'd1' },
  ])
})

test('where the device keeps nothing the server does, revision after revision, and that is said', async () => {
  keepDraft.mockRejectedValue(new DOMException('blocked', 'SecurityError'))
  const kept = keeping()
  expect(await act(() => kept.current.keep(resume))).toBe('server')
  await act(() => kept.current.keep(resume))
  expect(posts().map(({ revision }) => revision)).toEqual([3, 4])
  expect(kept.current.blocked).toBe(true)
  renderInEditor(<EditorNotice notice={{ kind: 'blocked' }} />)
  expect(screen.getByRole('status').textContent).toContain('不允许在本机保存')
})
