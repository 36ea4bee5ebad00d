import { act, render } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { useDroppedPhoto } from './use-dropped-photo'

const picture = new File(['x'], 'me.png', { type: 'image/png' })
const text = new File(['x'], 'cv.txt', { type: 'text/plain' })

/** An editor that takes photos, with a zone and a dialog of their own. */
function renderEditor() {
  const onFile = vi.fn()
  function Editor() {
    return <p>{useDroppedPhoto(onFile) ? 'held' : 'not held'}</p>
  }
  const { container } = render(
    <>
      <Editor />
      <div className="file-zone" />
      <dialog />
    </>,
  )
  return { onFile, container }
}

/** @returns the event that was sent */
function send(target: Element, name: string, { files, types }: { files: File[]; types: string[] }) {
  const transfer = { files, types }
  const event = new Event(name, { bubbles: true, cancelable: true })
  Object.assign(event, { dataTransfer: transfer, clipboardData: transfer })
  act(() => void target.dispatchEvent(event))
  return event
}

/** The code of a drop comes with what is dragged over the editor first. */
async function renderWithDrag() {
  const editor = renderEditor()
  const held = { files: [picture], types: ['Files'] }
  send(document.body, 'dragenter', held)
  await vi.waitFor(() => expect(send(document.body, 'dragover', held).defaultPrevented).toBe(true))
  return editor
}

describe('a file that is dropped on the editor', () => {
  test('is shown as held until it is let go', async () => {
    const { container } = await renderWithDrag()
    await vi.waitFor(() => expect(container.querySelector('p')?.textContent).toBe('held'))
    send(document.body, 'dragleave', { files: [picture], types: ['Files'] })
    await vi.waitFor(() => expect(container.querySelector('p')?.textContent).toBe('not held'))
  })

  test('is the photo if it is a picture, and the browser stays', async () => {
    const { onFile, container } = await renderWithDrag()
    const drop = send(container.querySelector('p')!, 'drop', { files: [text, picture], types: ['Files'] })
    expect(onFile.mock.calls).toEqual([[picture]])
    expect(drop.defaultPrevented).toBe(true)
  })

  test('is left alone if it is none, and the browser stays', async () => {
    const { onFile, container } = await renderWithDrag()
    const drop = send(container.querySelector('p')!, 'drop', { files: [text], types: ['Files'] })
    expect(onFile).not.toHaveBeenCalled()
    expect(drop.defaultPrevented).toBe(true)
  })

  test.each(['.file-zone', 'dialog'])('belongs to %s if that is where it is dropped', async (selector) => {
    const { onFile, container } = await renderWithDrag()
    const drop = send(container.querySelector(selector)!, 'drop', { files: [picture], types: ['Files'] })
    expect(onFile).not.toHaveBeenCalled()
    expect(drop.defaultPrevented).toBe(false)
  })
})

describe('a picture that is pasted', () => {
  test.each([
    ['alone is the photo', ['Files'], 1],
    ['with a text is the text', ['Files', 'text/plain'], 0],
  ])('%s', async (_, types, count) => {
    const { onFile, container } = renderEditor()
    send(container.querySelector('p')!, 'paste', { files: [picture], types })
    // One behind it is taken when its code is there.
    send(container.querySelector('p')!, 'paste', { files: [picture], types: ['Files'] })
    await vi.waitFor(() => expect(onFile).toHaveBeenCalledTimes(count + 1))
  })
})
