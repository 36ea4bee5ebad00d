import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { PictureField } from './picture-field'

const id = 'abcdefghijklmnopqrstuv'
afterEach(() => vi.unstubAllGlobals())

const withWorks = (pictures: string[]) =>
  buildResume((resume) => {
    const works = pictures.map((picture, i) =>
      buildItem(`p${i}`, { title: '作品', ...(picture && { picture }) }),
    )
    resume.sections = [buildSection('p', works, 'portfolio')]
  })

function renderField(pictures: string[]) {
  const answers = vi.fn((_: string, __: { body: FormData }) => Promise.resolve(Response.json({ id })))
  vi.stubGlobal('fetch', answers)
  const store = renderInEditor(<PictureField name="sections[0].items[0]" itemId="p0" />, {
    resume: withWorks(pictures),
  })
  const choose = () =>
    fireEvent.change(screen.getByLabelText('选择图片'), { target: { files: [new File(['x'], 'a.png')] } })
  return { answers, store, choose }
}

test('a chosen picture is uploaded uncropped and belongs to its entry', async () => {
  const { answers, store, choose } = renderField(['', ''])
  choose()
  await waitFor(() => expect(store.getState().resume.sections[0]!.items[0]!.picture).toBe(id))
  expect(answers.mock.calls[0]![1].body.get('shape')).toBe('picture')
  expect(store.getState().resume.sections[0]!.items[1]!.picture).toBeUndefined()
  expect(screen.getByRole('img', { name: '作品图片' }).getAttribute('src')).toBe(`/photos/${id}`)
  expect(screen.getByRole('button', { name: '移除图片' }).getAttribute('value')).toBe('removePicture:p0')
})

test('a seventh picture is refused before it is uploaded', async () => {
  const { answers, store, choose } = renderField(['', ...Array<string>(6).fill(id)])
  choose()
  await screen.findByText('一份简历最多放 6 张作品图片，请先移除一张')
  expect(answers).not.toHaveBeenCalled()
  expect(store.getState().resume.sections[0]!.items[0]!.picture).toBeUndefined()
})

test('a picture can be replaced where six are', async () => {
  const { store, choose } = renderField(['other-abcdefghijklmnop', ...Array<string>(5).fill(id)])
  choose()
  await waitFor(() => expect(store.getState().resume.sections[0]!.items[0]!.picture).toBe(id))
})
