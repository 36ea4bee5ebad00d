import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { buildResume } from '#tests/fixtures/resume-builders'
import { RichTextField } from './rich-text-field'

// Imported in advance: on a busy machine the import takes long.
beforeAll(() => import('./rich-text-editor'))

const name = 'sections[0].items[0].text'
const textOf = (store: ReturnType<typeof renderInEditor>) =>
  store.getState().resume.sections[0]!.items[0]!.text

function renderField(text: string) {
  const resume = buildResume((it) => (it.sections[0]!.items[0]!.text = text))
  const store = renderInEditor(<RichTextField name={name} label="职责" rows={5} />, { resume })
  return { store, area: screen.getByLabelText<HTMLTextAreaElement>('职责') }
}
const rich = () =>
  waitFor(() =>
    screen.getByRole('textbox', { name: '职责', hidden: false }).closest<HTMLElement>('[contenteditable]')!,
  )

async function renderOpened(text: string) {
  const { store, area } = renderField(text)
  act(() => area.focus())
  await waitFor(() => expect(document.querySelector('[contenteditable]')).not.toBeNull())
  return { store, box: await rich() }
}

describe('the rich text field', () => {
  test('shows a textarea with the Markdown until the field has the focus', async () => {
    const { store, area } = renderField('- **甲**')
    expect([area.tagName, area.value, area.name]).toEqual(['TEXTAREA', '- **甲**', name])
    act(() => area.focus())
    await waitFor(() => expect(document.querySelector('[contenteditable] ul strong')?.textContent).toBe('甲'))
    expect(textOf(store)).toBe('- **甲**')
    expect(store.getState().history.past).toEqual([])
  })

  test('draws the text at first as its editor will', async () => {
    const text = '一 **甲**\n二\n\n- *乙*，<u>丙</u>\n  - [丁](https://example.com)\n\n3、戊\n4、己'
    const { area } = renderField(text)
    const drawn = () => {
      const copy = document.querySelector('.rich-text-view, [contenteditable]')!.cloneNode(true) as Element
      for (const span of copy.querySelectorAll('span')) span.replaceWith(...span.childNodes)
      for (const br of copy.querySelectorAll('br')) br.replaceWith('\n')
      for (const mark of copy.querySelectorAll('*'))
        for (const { name } of [...mark.attributes]) if (name !== 'start') mark.removeAttribute(name)
      return copy.innerHTML
    }
    const before = drawn()
    act(() => area.focus())
    await rich()
    expect(before).toBe(drawn())
    expect(before).toContain('<strong>甲</strong>\n二')
  })

  test('opens its editor with its entry', async () => {
    const resume = buildResume((it) => (it.sections[0]!.items[0]!.text = '- 甲'))
    renderInEditor(
      <details open>
        <RichTextField name={name} label="职责" rows={5} />
      </details>,
      { resume },
    )
    await waitFor(() => expect(document.querySelector('[contenteditable] li')?.textContent).toBe('甲'))
    expect(document.activeElement).toBe(document.body)
  })

  test('saves what is typed while the editor loads', async () => {
    const { store, area } = renderField('')
    act(() => area.focus())
    fireEvent.change(area, { target: { value: '- 刚写的' } })
    await waitFor(() => expect(document.querySelector('[contenteditable] li')?.textContent).toBe('刚写的'))
    expect(textOf(store)).toBe('- 刚写的')
  })

  test("replaces the textarea only after a list item's first character", async () => {
    const { store, area } = renderField('')
    fireEvent.change(area, { target: { value: '- ' } })
    area.setSelectionRange(2, 2)
    act(() => area.focus())
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(document.querySelector('[contenteditable]')).toBeNull()
    fireEvent.change(area, { target: { value: '- 乙' } })
    fireEvent.input(area)
    await waitFor(() => expect(document.querySelector('[contenteditable] li')?.textContent).toBe('乙'))
    expect(textOf(store)).toBe('- 乙')
  })

  test('replaces the textarea only after the IME composition ends', async () => {
    const { area } = renderField('')
    fireEvent.compositionStart(area)
    act(() => area.focus())
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(document.querySelector('[contenteditable]')).toBeNull()
    fireEvent.compositionEnd(area)
    await waitFor(() => expect(document.querySelector('[contenteditable]')).not.toBeNull())
  })

  test("follows an undo, and shows the field's name and problem", async () => {
    const { store, box } = await renderOpened('一')
    act(() => store.getState().set(name, '一\n\n二'))
    await waitFor(() => expect(box.querySelectorAll('p')).toHaveLength(2))
    act(() => store.getState().undo())
    await waitFor(() => expect(box.querySelectorAll('p')).toHaveLength(1))
    expect(textOf(store)).toBe('一')
    act(() => store.setState({ problems: { [name]: 'tooLong:20000' } }))
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'))
    expect(document.getElementById(box.getAttribute('aria-describedby')!)?.textContent).toMatch(
      /20000|20,000/,
    )
  })

  test('preserves the Markdown spelling of a text that is not edited', async () => {
    const { store } = await renderOpened('• 甲\n• **乙**')
    cleanup()
    expect(textOf(store)).toBe('• 甲\n• **乙**')
    expect(store.getState().history.past).toEqual([])
  })

  test('makes a toolbar button an undo step', async () => {
    const { store, box } = await renderOpened('甲')
    act(() => screen.getByRole('button', { name: '要点列表' }).click())
    await waitFor(() => expect(textOf(store)).toBe('- 甲'))
    act(() => store.getState().undo())
    await waitFor(() => expect(box.querySelector('li')).toBeNull())
  })
})
