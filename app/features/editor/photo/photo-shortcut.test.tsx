import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { buildResume } from '#tests/fixtures/resume-builders'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { BasicsPanel } from '#app/features/editor/sections/basics-panel'

const withStyle = (photo: 'portrait' | 'none', id = '') =>
  buildResume((resume) => {
    resume.style.photo = photo
    resume.basics.photo = id
  })
const shortcut = () => screen.queryByRole('button', { name: /^(添加|更换)照片$/, hidden: true })
const fold = () => document.querySelector<HTMLDetailsElement>('details.section-fold')!

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a press on the photo in the closed row asks for a file and leaves the row closed', () => {
  renderInEditor(<BasicsPanel isOpen={false} />, { resume: withStyle('portrait') })
  const onClick = vi.fn((event: Event) => event.preventDefault())
  document.getElementById('f-photo')!.addEventListener('click', onClick)
  fireEvent.click(shortcut()!)
  expect(onClick).toHaveBeenCalledOnce()
  expect(fold().open).toBe(false)
})

test('what is wrong with a photo is shown at its field, in the row that was closed', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ problem: 'photo-unreadable' }, { status: 422 })),
  )
  renderInEditor(<BasicsPanel isOpen={false} />, { resume: withStyle('portrait') })
  const file = new File(['x'], 'me.png', { type: 'image/png' })
  fireEvent.change(document.getElementById('f-photo')!, { target: { files: [file] } })
  await waitFor(() => expect(fold().open).toBe(true))
  expect(document.querySelector('#photo-notes .text-destructive')?.textContent).toBeTruthy()
})

test('the row shows the photo it has, and none where the resume has no place for one', () => {
  renderInEditor(<BasicsPanel isOpen={false} />, { resume: withStyle('portrait', 'abc') })
  expect(shortcut()?.querySelector('img')?.getAttribute('src')).toBe('/photos/abc')
  document.body.replaceChildren()
  renderInEditor(<BasicsPanel isOpen={false} />, { resume: withStyle('none') })
  expect(shortcut()).toBeNull()
})
