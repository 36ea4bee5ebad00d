import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useRef, type ReactNode } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { buildResume } from '#tests/fixtures/resume-builders'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { useEditorStore } from '#app/features/editor/state/editor-context'
import { RichTextField } from '#app/features/editor/rich-text/rich-text-field'
import { useSamplePhrasesTarget } from './use-sample-phrases-target'

// Imported in advance: on a busy machine the import takes long.
beforeAll(() => import('#app/features/editor/rich-text/rich-text-editor'))

function Panel() {
  const panel = useRef<HTMLElement>(null)
  const close = useSamplePhrasesTarget(useEditorStore(), panel)
  return (
    <aside ref={panel}>
      <button type="button" onClick={close}>
        关闭
      </button>
    </aside>
  )
}

function openBeside(entry: ReactNode) {
  const resume = buildResume((it) => (it.sections[0]!.items[0]!.text = '- 用〔React〕写了〔3〕个页面'))
  const store = renderInEditor(
    <>
      {entry}
      <Panel />
    </>,
    { resume },
  )
  act(() => store.setState({ sampleEntryId: 's1-1' }))
  const button = screen.getByText('关闭')
  return { store, button }
}

test('Escape moves the focus to the rich text and selects its placeholder', async () => {
  const { store, button } = openBeside(
    <RichTextField name="sections[0].items[0].text" label="职责" rows={5} />,
  )
  act(() => screen.getByLabelText('职责').focus())
  await waitFor(() => expect(document.querySelector('[contenteditable=true]')).not.toBeNull())
  act(() => button.focus())
  await act(async () => fireEvent.keyDown(button, { key: 'Escape' }))
  expect(document.activeElement).toBe(document.querySelector('[contenteditable=true]'))
  expect(String(getSelection())).toBe('〔React〕')
  expect(store.getState().sampleEntryId).toBe('')
})

test("closing focuses the entry's summary when its text cannot take the focus", () => {
  const { button } = openBeside(
    <details id="s1-1">
      <summary>甲公司</summary>
    </details>,
  )
  button.focus()
  fireEvent.click(button)
  expect(document.activeElement?.textContent).toBe('甲公司')
})
