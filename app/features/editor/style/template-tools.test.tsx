import { act, fireEvent, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { favouritesStore } from '#app/components/favourites/favourite-templates'
import type { EditorTemplate } from './editor-template'
import { buildResume, buildTemplate } from '#tests/fixtures/resume-builders'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { TemplatePicker } from './template-picker'
import { TemplateTools } from './template-tools'
import type { OwnPages } from './use-own-pages'

vi.mock('#app/components/favourites/use-is-member', () => ({ useIsMember: () => false }))

const templates: EditorTemplate[] = [
  buildTemplate('classic'),
  { ...buildTemplate('modern'), columns: 2 },
  { ...buildTemplate('big-tech'), parts: { photo: false } },
]

/** The tools stand before the strip, as in the panel, and are there once it is. */
function Strip() {
  const strip = useRef<HTMLFieldSetElement>(null)
  const noteHost = useRef<HTMLDivElement>(null)
  const [shownIds, setShownIds] = useState<ReadonlySet<string>>()
  const [ownPages, setOwnPages] = useState<OwnPages>()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>open</button>
      {isOpen && (
        <TemplateTools
          templates={templates}
          strip={strip}
          noteHost={noteHost}
          onFilter={setShownIds}
          onOwnPages={setOwnPages}
        />
      )}
      <TemplatePicker templates={templates} fieldsetRef={strip} shownIds={shownIds} ownPages={ownPages} />
      <div ref={noteHost} role="status" aria-label="note" />
    </>
  )
}

function open() {
  const resume = buildResume(({ basics, style }) => {
    basics.photo = 'p'
    Object.assign(style, { ...templates[0]!.style, template: 'classic@1' })
  })
  const store = renderInEditor(<Strip />, { resume })
  fireEvent.click(screen.getByText('open'))
  act(() => void vi.runAllTimers())
  return store
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const settle = () => act(() => void vi.runAllTimers())
const press = (key: string) => {
  fireEvent.keyDown(document.activeElement!, { key })
  settle()
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  favouritesStore.setState({ ids: new Set(), isMember: undefined })
})
afterEach(() => void vi.useRealTimers())

describe('the strip of templates', () => {
  test('has one star on the way of Tab: that of the template the arrow keys have come to', () => {
    open()
    const byTab = () =>
      screen
        .getAllByRole('button', { name: /^收藏“/ })
        .filter(({ tabIndex }) => tabIndex === 0)
        .map((star) => star.getAttribute('aria-label'))
    expect(byTab()).toEqual(['收藏“classic”'])
    act(() => radio('classic').focus())
    press('ArrowDown')
    expect(byTab()).toEqual(['收藏“modern”'])
  })

  test('lets the pages show the template the mouse rests on, as it will be when it is chosen', () => {
    const store = open()
    const over = (name: string) => fireEvent.pointerOver(radio(name))
    over('modern')
    fireEvent.pointerLeave(document.querySelector('fieldset')!)
    settle()
    expect(store.getState().pointedStyle).toBeUndefined()
    over('modern')
    settle()
    const { pointedStyle, resume } = store.getState()
    expect([pointedStyle?.template, resume.style.template]).toEqual(['modern@1', 'classic@1'])
    fireEvent.click(radio('modern'))
    expect(store.getState().resume.style).toEqual(pointedStyle)
    expect(store.getState().pointedStyle).toBeUndefined()
  })

  test('is leafed through by arrow keys; Escape goes back, Enter chooses', () => {
    const store = open()
    const at = () => [store.getState().pointedStyle?.template, store.getState().resume.style.template]
    radio('classic').focus()
    press('ArrowDown')
    expect(document.activeElement).toBe(radio('modern'))
    expect(at()).toEqual(['modern@1', 'classic@1'])
    press('ArrowRight')
    expect(at()).toEqual(['big-tech@1', 'classic@1'])
    press('Escape')
    expect(document.activeElement).toBe(radio('classic'))
    expect(at()).toEqual([undefined, 'classic@1'])
    press('ArrowUp')
    expect(document.activeElement).toBe(radio('big-tech'))
    press('Enter')
    expect(at()).toEqual([undefined, 'big-tech@1'])
  })

  test('says what a template does not keep, before and after it is chosen, and takes it back', () => {
    const store = open()
    fireEvent.pointerOver(radio('modern'))
    settle()
    expect(screen.queryByText('不显示照片')).toBeNull()
    fireEvent.pointerOver(radio('big-tech'))
    settle()
    expect(screen.getByText('不显示照片').closest('[data-template]')!.getAttribute('data-template')).toBe(
      'big-tech',
    )
    fireEvent.click(radio('big-tech'))
    const note = screen.getByRole('status', { name: 'note' })
    expect(note.textContent).toContain('已换成“big-tech”不显示照片')
    fireEvent.click(screen.getByRole('button', { name: '撤销' }))
    expect(store.getState().resume.style.template).toBe('classic@1')
    expect(note.textContent).toBe('')
  })

  test('says nothing of settings that the resume came with, and that of its owner until the next change', () => {
    const store = open()
    act(() =>
      store.setState(({ resume }) => ({ resume: { ...resume, style: { ...resume.style, margins: 16 } } })),
    )
    const note = () => screen.getByRole('status', { name: 'note' }).textContent
    fireEvent.click(radio('modern'))
    expect(note()).toBe('')
    act(() => store.getState().set('style.size', 12))
    fireEvent.click(radio('classic'))
    expect(note()).toContain('字号改用模板默认设置')
    act(() => store.getState().set('basics.name', '林晚'))
    expect(note()).toBe('')
  })

  test('shows what comes nearest to words that nothing has', async () => {
    vi.stubGlobal('fetch', (url: string) =>
      Promise.resolve(
        url.startsWith('/template-search')
          ? Response.json({ found: [], nearest: ['modern'] })
          : new Response(null, { status: 404 }),
      ),
    )
    open()
    fireEvent.change(screen.getByRole('searchbox', { name: '搜索模板' }), { target: { value: '双栏 极客' } })
    await act(() => vi.runAllTimersAsync())
    expect(screen.getByText('没有完全符合条件的模板，可以看看这 1 款')).toBeTruthy()
    expect(document.querySelectorAll('[data-template]:not([hidden])')).toHaveLength(2)
    vi.unstubAllGlobals()
  })

  test('has the chips as one stop of Tab, with arrows inside', () => {
    open()
    const chips = ['收藏', '单栏', '双栏'].map((name) => screen.getByRole('button', { name }))
    expect(chips.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
    act(() => chips[0]!.focus())
    press('ArrowRight')
    press('ArrowRight')
    expect(document.activeElement).toBe(chips[2])
    fireEvent.click(chips[2]!)
    expect(chips.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0])
  })

  test('is filtered by chips and favourites; the chosen template stays', () => {
    open()
    const shown = () =>
      [...document.querySelectorAll('[data-template]:not([hidden])')].map((it) =>
        it.getAttribute('data-template'),
      )
    fireEvent.click(screen.getByRole('button', { name: '双栏' }))
    expect(shown()).toEqual(['classic', 'modern'])
    fireEvent.click(screen.getByRole('button', { name: '单栏' }))
    expect(shown()).toEqual(['classic', 'big-tech'])
    fireEvent.click(screen.getByRole('button', { name: '清除条件' }))
    expect(shown()).toHaveLength(3)
    fireEvent.click(screen.getByRole('button', { name: '收藏“modern”' }))
    fireEvent.click(screen.getByRole('button', { name: '收藏' }))
    expect(shown()).toEqual(['classic', 'modern'])
    expect(screen.getByRole('button', { name: '收藏“modern”' }).getAttribute('aria-pressed')).toBe('true')
  })
})
