import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DraftHandle } from '#app/indexed-db/device-drafts'
import type { DeviceDraft } from '#app/indexed-db/indexed-db'
import { i18nFor } from '#app/i18n/i18n.server'
import type { Language } from '#contract/validation/field-error-codes'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import { emptyResume } from '#resume-model/empty-resume'
import { buildResume, buildTemplate } from '#tests/fixtures/resume-builders'
import './autosave/merge-into-store'
import { DraftEditor } from './draft-editor'
import type { UnsavedForm } from './form-post/save-posted-form.server'

vi.mock('@remix-run/react', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  useNavigate: () => () => undefined,
}))

/** The drafts on this device; `answer` resolves the first read, which opens the editor. */
const disk = new Map<string, { resume: DeviceDraft['resume']; updatedAt: number }>()
let answer = (_: DeviceDraft | undefined) => {}
let isOpened = false
vi.mock('#app/indexed-db/device-drafts', () => ({
  readDraft: (id: string) =>
    isOpened ? Promise.resolve(disk.get(id)) : new Promise((resolve) => (answer = resolve)),
  listDrafts: () => Promise.resolve([]),
  deleteDraftIfUnchanged: () => Promise.resolve(false),
  writeDraft: (held: DraftHandle, written: Pick<DeviceDraft, 'resume'>) => {
    const now = disk.get(held.id)
    if (now && now.updatedAt !== held.updatedAt) return Promise.resolve(undefined)
    held.updatedAt += 1
    disk.set(held.id, { ...written, updatedAt: held.updatedAt })
    return Promise.resolve(held.updatedAt)
  },
}))

const named = (name: string) => buildResume((resume) => (resume.basics.name = name))
const draft = { id: 'd1', revision: 2, updatedAt: 10, expiresAt: 99, resume: named('服务器旧') }
const onDevice: DeviceDraft = { id: 'd1', updatedAt: 20, base: 2, resume: named('本机新') }
const loaded = {
  templates: [buildTemplate('classic')],
  draft,
  draftId: 'd1',
  initialPages: { src: [], pages: [], missingGlyphs: [], layoutId: '' },
  focus: '',
  pane: 'content' as const,
  saved: false,
  until: '',
  isPhone: false,
  inWeixin: false,
}
const name = () => document.querySelector<HTMLInputElement>('[name="basics.name"]')!
const names = () => [...disk.values()].map(({ resume }) => resume.basics.name)
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  disk.clear()
  isOpened = false
})
afterEach(() => vi.useRealTimers())

function open(posted?: UnsavedForm, language: Language = 'zh') {
  render(
    <I18nextProvider i18n={i18nFor(language)}>
      <DraftEditor loaded={loaded} posted={posted} />
    </I18nextProvider>,
  )
}
const shows = (found?: DeviceDraft) =>
  act(async () => {
    isOpened = true
    answer(found)
  })

test("the editor replaces the server's text with the newer device draft", async () => {
  disk.set('d1', onDevice)
  open()
  await shows(onDevice)
  expect(name().value).toBe('本机新')
  fireEvent.change(name(), { target: { value: '本机新二' } })
  await wait(1_000)
  expect([names(), screen.queryByText(/已另存为新草稿/)]).toEqual([['本机新二'], null])
})

test.each<[Language, RegExp]>([
  ['zh', /已另存为新草稿，两份草稿都会保留/],
  ['en', /saved your version as a new draft, so you have both/],
])(
  'the editor saves what is typed while the device draft loads as a separate draft beside the newer one (%s)',
  async (language, said) => {
    disk.set('d1', onDevice)
    open(undefined, language)
    fireEvent.change(name(), { target: { value: '服务器旧+一' } })
    await wait(1_000)
    expect(names()).toEqual(['本机新'])
    await shows(onDevice)
    await wait(1_000)
    expect([name().value, names()]).toEqual(['服务器旧+一', ['本机新', '服务器旧+一']])
    const href = screen.getByText(said).querySelector('a')?.getAttribute('href')
    expect(href).toBe('/resume/edit/offline?draft=d1')
    const id = [...disk.keys()][1]!
    expect(new URL(window.location.href).searchParams.get('draft')).toBe(id)
    expect(document.querySelector('[data-place="download"]')?.getAttribute('href')).toContain(id)
  },
)

test('the editor saves what is typed while the device draft loads when the device has none', async () => {
  open()
  fireEvent.change(name(), { target: { value: '早' } })
  await shows()
  await wait(1_000)
  expect([name().value, names(), [...disk.keys()]]).toEqual(['早', ['早'], ['d1']])
})

test('a post that conflicts is saved on the device at once, as a separate draft', async () => {
  const posted: UnsavedForm = {
    saved: false,
    resume: named('我的'),
    problems: {},
    focus: '',
    base: 1,
    revision: 2,
    conflict: true,
  }
  open(posted)
  await shows()
  await wait(1_000)
  expect([names(), disk.has('d1')]).toEqual([['我的'], false])
  expect(screen.getByText(/已另存为新草稿/)).toBeTruthy()
})

test('a draft without a word that only the device has shows an example, one with text asks for none', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(Response.json(named('样例')))
  })
  const empty = { ...onDevice, resume: emptyResume(DEFAULT_STYLE) }
  open()
  await shows(empty)
  await vi.waitFor(() => expect(asked.filter((one) => one.startsWith('/example?'))).toHaveLength(1))
  cleanup()
  asked.length = 0
  isOpened = false
  open()
  await shows(onDevice)
  await wait(1_000)
  expect(asked.filter((one) => one.startsWith('/example?'))).toEqual([])
})
