import { act, fireEvent, screen } from '@testing-library/react'
import { useEffect, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepTypedTextareas } from '#app/components/forms/keep-typed-textareas'
import { i18nFor } from '#app/i18n/i18n.server'
import type { Resume } from '#contract/resume/resume'
import { resumeJsonWith, buildResume, buildTemplate } from '#tests/fixtures/resume-builders'
import type { Destination } from '#app/features/editor/autosave/destination'
import { draftTiming } from '#app/features/editor/autosave/draft-destination'
import { Editor } from '#app/features/editor/editor'
import { useEditorStore } from '#app/features/editor/state/editor-context'

vi.mock('@remix-run/react', () => ({ Link: 'a', useNavigate: () => () => undefined }))

const persisted: Resume[] = []
const destination: Destination = {
  timing: draftTiming,
  write(resume) {
    persisted.push(resume)
    return Promise.resolve({ kind: 'saved', savedTo: 'device' })
  },
}
const modern = buildTemplate('modern', { colour: '#0f766e', margins: 20 }, 2)
const nothingYet = { src: [], pages: [], missingGlyphs: [], layoutId: '' }
const editorWith = (keeping?: ReactNode, resume = buildResume()) => (
  <I18nextProvider i18n={i18nFor('zh')}>
    <Editor
      autosaveStatus={keeping}
      resume={resume}
      templates={[buildTemplate('classic'), modern]}
      initialPages={nothingYet}
      homeLabel="首页"
      links={{ home: '/', download: '/' }}
      destination={destination}
    />
  </I18nextProvider>
)
/**
 * The event that triggered hydration: in the store before the form's effects run, and not yet in its fields.
 */
function Waking() {
  const store = useEditorStore()
  useEffect(() => {
    store.getState().set('basics.name', '第一个字')
    store.getState().dispatchIntent('moveSection:s1:down')
  }, [store])
  return null
}
const named = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
let root: Root | undefined

/** Hydrates a server-rendered page; `typed` is what the user did before. */
function open(
  typed: () => void = () => undefined,
  answer: typeof fetch = () => new Promise(() => undefined),
  editor = editorWith(),
) {
  vi.stubGlobal('fetch', answer)
  const place = document.createElement('div')
  place.innerHTML = renderToString(editor)
  document.body.replaceChildren(place)
  // happy-dom selects another option than the one marked in the HTML.
  for (const chosen of place.querySelectorAll<HTMLOptionElement>('option[selected]'))
    chosen.closest('select')!.value = chosen.value
  typed()
  keepTypedTextareas()
  act(() => {
    root = hydrateRoot(place, editor)
  })
}
beforeEach(() => {
  persisted.length = 0
})
afterEach(() => act(() => root?.unmount()))

describe('a form used before hydration', () => {
  test.each([
    ['basics.name', '早到的人', '早到的人'],
    ['sections[0].items[0].text', '- 早写的', '- 早写的'],
    ['sections[0].items[1].text', '- 早写的', '- 早写的'],
    ['intention.cities', '北京、New York', ['北京', 'New York']],
    ['style.size', '12', 12],
  ])('saves what was typed into %s', async (name, typed, value) => {
    open(() => (named(name).value = typed))
    await act(() => vi.waitFor(() => expect(persisted).toEqual([resumeJsonWith(name, value)])))
    expect(named(name).value).toBe(typed)
  })

  test('takes the lists in its hidden fields as they are, and not as typed', async () => {
    const lists = { dismissed: ['gap.w1.a', 'gap.w2.b'], sampleEntries: ['10kcy6', 'psos8h'] }
    open(
      () => (named('basics.name').value = '早到的人'),
      undefined,
      editorWith(undefined, { ...buildResume(), ...lists }),
    )
    await act(() => vi.waitFor(() => expect(persisted).toHaveLength(1)))
    expect(persisted[0]).toMatchObject({ basics: { name: '早到的人' }, ...lists })
  })

  test('saves a selected radio button', async () => {
    const serif = () => document.querySelector<HTMLInputElement>('[name="style.font"][value="serif"]')!
    open(() => (serif().checked = true))
    await act(() => vi.waitFor(() => expect(persisted).toEqual([resumeJsonWith('style.font', 'serif')])))
    expect(serif().checked).toBe(true)
  })

  test('saves a chosen template with its style, and the other style fields that were set', async () => {
    open(() => {
      document.querySelector<HTMLInputElement>('[name="style.template"][value="modern@2"]')!.checked = true
      named('style.size').value = '12'
    })
    const { style } = buildResume()
    const expectedStyle = { ...style, ...modern.style, template: 'modern@2', size: 12 }
    await act(() => vi.waitFor(() => expect(persisted.at(-1)?.style).toEqual(expectedStyle)))
    expect(named('style.margins').value).toBe('20')
  })

  test('saves the change of the click that came during hydration', async () => {
    open(undefined, undefined, editorWith(<Waking />))
    await act(() => vi.waitFor(() => expect(persisted).toHaveLength(1)))
    const { basics, sections } = persisted[0]!
    const before = buildResume().sections
    expect(basics.name).toBe('第一个字')
    expect(sections).toEqual([before[1], before[0], ...before.slice(2)])
    expect(named('basics.name').value).toBe('第一个字')
  })

  test('uploads a photo chosen before hydration', async () => {
    const files = [new File(['a photo'], 'me.jpg', { type: 'image/jpeg' })]
    const sent: unknown[] = []
    open(
      () => Object.defineProperty(named('photoFile'), 'files', { get: () => files.splice(0) }),
      (input, init) => {
        if (input !== '/photos') return new Promise(() => undefined)
        sent.push((init?.body as FormData).get('photoFile'))
        return Promise.resolve(Response.json({ id: 'photo1' }))
      },
    )
    await act(() => vi.waitFor(() => expect(persisted).toEqual([resumeJsonWith('basics.photo', 'photo1')])))
    expect(sent).toEqual([expect.any(File)])
  })

  test('saves nothing when nothing was typed', async () => {
    open()
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
    expect(persisted).toEqual([])
  })

  test('has nothing to undo when nothing was typed', () => {
    open()
    fireEvent.change(named('basics.phone'), { target: { value: '138' } })
    fireEvent.keyDown(window, { key: 'z', ctrlKey: true })
    fireEvent.keyDown(window, { key: 'z', ctrlKey: true })
    expect([named('basics.name').value, named('basics.phone').value]).toEqual(['王小明', ''])
  })
})

describe('a button of the form', () => {
  const clickButton = (label: RegExp) => fireEvent.click(screen.getAllByRole('button', { name: label })[0]!)

  test('works in place instead of posting', () => {
    open()
    const posted = vi.fn()
    document.querySelector('form')!.addEventListener('submit', (event) => posted(event.defaultPrevented))
    clickButton(/添加链接/)
    expect(named('basics.links[1].url').value).toBe('')
    expect(posted).toHaveBeenCalled()
  })

  test.each([
    ['moves the focus to what it has added', () => undefined, 'basics.links[1].label'],
    ['leaves the focus to who has gone on meanwhile', () => named('basics.city').focus(), 'basics.city'],
  ])('%s', async (_, goOn, focused) => {
    Element.prototype.checkVisibility ??= () => true
    open()
    clickButton(/添加链接/)
    goOn()
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)))
    expect(document.activeElement?.getAttribute('name')).toBe(focused)
  })

  test('can be undone and redone by keys', () => {
    open()
    clickButton(/添加链接/)
    fireEvent.keyDown(window, { key: 'z', metaKey: true })
    expect(named('basics.links[1].url')).toBeNull()
    fireEvent.keyDown(window, { key: 'Z', metaKey: true, shiftKey: true })
    expect(named('basics.links[1].url')).not.toBeNull()
  })

  test('removes an entry and leaves the others unchanged', () => {
    open()
    const item = document.getElementById('s1-1')!
    fireEvent.click(item.parentElement!.querySelector('button[value="removeItem:s1-1"]')!)
    expect(document.getElementById('s1-1')).toBeNull()
    expect(named('sections[0].items[0].title').value).toBe('乙公司')
  })
})
