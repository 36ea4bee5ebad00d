import { fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { ShortcutListener } from './shortcut-listener'

function Desk() {
  const form = useRef<HTMLFormElement>(null)
  return (
    <>
      <form ref={form}>
        <ShortcutListener form={form} />
        <input name="basics.name" aria-label="a field" />
        <div contentEditable suppressContentEditableWarning role="textbox" aria-label="a drawn text" />
        <input aria-label="the address of a link" />
      </form>
      <input type="search" aria-label="a search" />
      <input type="radio" aria-label="a choice" />
      <form>
        <textarea name="job" aria-label="a wish" />
      </form>
    </>
  )
}

function openDesk() {
  const store = renderInEditor(<Desk />)
  store.getState().set('basics.name', '李四四')
  return store
}
const nameIn = (store: ReturnType<typeof openDesk>) => store.getState().resume.basics.name
const place = (label: string) => screen.getByLabelText(label)

test.each(['a field', 'a drawn text', 'a choice'])(
  'Ctrl+Z at %s undoes the last change of the resume',
  (label) => {
    const store = openDesk()
    expect(fireEvent.keyDown(place(label), { key: 'z', ctrlKey: true })).toBe(false)
    expect(nameIn(store)).not.toBe('李四四')
    expect(fireEvent.keyDown(place(label), { key: 'y', ctrlKey: true })).toBe(false)
    expect(nameIn(store)).toBe('李四四')
  },
)

test.each(['a search', 'a wish', 'the address of a link'])('%s has its own undo and redo', (label) => {
  const store = openDesk()
  expect(fireEvent.keyDown(place(label), { key: 'z', ctrlKey: true })).toBe(true)
  expect(fireEvent.keyDown(place(label), { key: 'Z', ctrlKey: true, shiftKey: true })).toBe(true)
  expect(nameIn(store)).toBe('李四四')
})

test('other shortcuts work in every field', () => {
  openDesk()
  expect(fireEvent.keyDown(place('a search'), { key: 's', ctrlKey: true })).toBe(false)
})
