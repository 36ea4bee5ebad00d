import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { ItemEditor } from '#app/features/editor/sections/item-editor'
import { LazyEntrySheetTools } from '#app/features/editor/entry-sheet/lazy-entry-sheet-tools'
import type { SamplePhrases } from './sample-phrases-types'
// Imported in advance, so that no test waits for the modules to load.
import '#app/features/editor/rich-text/rich-text-editor'
import '#app/features/editor/entry-sheet/entry-sheet-tools'

const localized = (text: string) => ({ zh: text, en: text })
const answer: SamplePhrases = {
  matches: [{ id: 'frontend-engineer', name: localized('前端工程师'), industry: localized('互联网') }],
  position: {
    id: 'frontend-engineer',
    name: localized('前端工程师'),
    lines: { junior: ['写了〔3〕个页面', '修了〔9〕个缺陷'], senior: ['带了〔4〕个人', '定了规范'] },
    skills: ['React'],
  },
}

beforeEach(() => vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer))))
afterEach(() => vi.unstubAllGlobals())

const onScreen = (isPhone: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone, addEventListener: () => undefined }))

function openEntry() {
  const store = renderInEditor(
    <>
      <form>
        <ItemEditor
          name="sections[0].items[0]"
          kind="work"
          sectionId="s1"
          sectionTitle="工作经历"
          index={0}
          isLast={false}
        />
      </form>
      <LazyEntrySheetTools />
    </>,
  )
  const entry = document.querySelector<HTMLDetailsElement>('details.entry')!
  act(() => {
    entry.open = true
    entry.dispatchEvent(new Event('toggle'))
  })
  return { store, entry }
}

test('on a phone an open entry has the first three samples below its text, of the level of its writer', async () => {
  onScreen(true)
  const { entry } = openEntry()
  const samples = await screen.findByRole('region', { name: '可以这样写' })
  expect(entry.querySelector('.rich-text-field')!.lastElementChild).toBe(samples)
  expect([...samples.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '带了〔4〕个人',
    '定了规范',
    '写了〔3〕个页面',
  ])
})

test('a press adds a sample, selects what is to be replaced in it, and another press takes it back', async () => {
  onScreen(true)
  const { store, entry } = openEntry()
  const added = () => store.getState().resume.sections[0]!.items[0]!.text
  const before = added()
  const press = async () => fireEvent.click(await screen.findByRole('button', { name: /个页面/ }))
  await waitFor(() => expect(entry.querySelector('[contenteditable=true]')).not.toBeNull())
  await press()
  expect(added()).toBe(`${before}\n- 写了〔3〕个页面`)
  expect(document.activeElement).toBe(entry.querySelector('[contenteditable=true]'))
  expect(String(getSelection())).toBe('〔3〕')
  await press()
  expect(added()).toBe(before)
})

test('all samples open in the panel', async () => {
  onScreen(true)
  const { store, entry } = openEntry()
  fireEvent.click(await screen.findByRole('button', { name: '更多示例句' }))
  expect(store.getState().sampleEntryId).toBe(entry.id)
})

test('where no position is known they ask for it, and follow what is typed', async () => {
  onScreen(true)
  const general = { ...answer, matches: [], position: { ...answer.position!, id: 'general' } }
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(Response.json(address.includes('q=&') ? general : answer)),
  )
  const { store } = openEntry()
  act(() => {
    store.getState().set('intention.position', '')
    store.getState().set('sections[0].items[0].subtitle', '')
  })
  const position = await screen.findByLabelText('填写意向岗位，获取更贴合的示例句')
  fireEvent.change(position, { target: { value: '前端工程师' } })
  expect(store.getState().resume.intention.position).toBe('前端工程师')
  await waitFor(() => expect(screen.queryByText(/没有找到/)).toBeNull())
  expect(screen.getByLabelText('填写意向岗位，获取更贴合的示例句')).toBe(position)
})

test('they go with the entry that closes', async () => {
  onScreen(true)
  const { entry } = openEntry()
  await screen.findByRole('region', { name: '可以这样写' })
  act(() => {
    entry.open = false
    entry.dispatchEvent(new Event('toggle'))
  })
  await waitFor(() => expect(screen.queryByRole('region', { name: '可以这样写' })).toBeNull())
})

test('on a larger screen, where the panel is beside the text, nothing is shown and nothing fetched', async () => {
  onScreen(false)
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  openEntry()
  await act(() => new Promise((done) => setTimeout(done, 300)))
  expect(screen.queryByRole('region', { name: '可以这样写' })).toBeNull()
  expect(fetched).not.toHaveBeenCalled()
})

test('a date that is filled in does not swap the samples under the finger', async () => {
  onScreen(true)
  const { store } = openEntry()
  const samples = await screen.findByRole('region', { name: '可以这样写' })
  const before = samples.textContent
  act(() => {
    store.getState().set('sections[0].items[0].from', '2026-01')
    store.getState().set('sections[0].items[1].from', '')
    store.getState().set('sections[0].items[1].to', '')
  })
  expect(samples.textContent).toBe(before)
})
