import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { ImportPage } from './import-page'

/** Renders the page; `sent` are the names of the files that were posted, which are never answered. */
function openPage() {
  const sent: string[] = []
  const router = createMemoryRouter([
    { path: '/', element: <ImportPage submissionId="press-one" isGuest /> },
    {
      path: '/resume/create/import/review',
      action: async ({ request }) => {
        const file = (await request.formData()).get('file')
        if (file instanceof File) sent.push(file.name)
        return new Promise(() => {})
      },
    },
  ])
  render(
    <I18nextProvider i18n={i18nFor('zh')}>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </I18nextProvider>,
  )
  return sent
}

function choose(name: string) {
  const field = screen.getByLabelText<HTMLInputElement>('简历文件')
  const transfer = new DataTransfer()
  transfer.items.add(new File(['x'], name))
  field.files = transfer.files
  fireEvent.change(field)
}

test('a chosen file is imported at once, and another one can be chosen meanwhile', async () => {
  const sent = openPage()
  const button = screen.getByRole('button', { name: '导入' })
  expect(button.className).toContain('needs-no-script')
  choose('one.pdf')
  await waitFor(() => expect(sent).toEqual(['one.pdf']))
  await screen.findAllByText('正在读取…')
  expect(document.getElementById('import-file-hint')?.textContent).toBe('one.pdf1 B正在读取…')
  expect(screen.queryByRole('button', { name: '移除' })).toBeNull()
  choose('two.pdf')
  await waitFor(() => expect(sent).toEqual(['one.pdf', 'two.pdf']))
})

test('pasted text is imported by the button', () => {
  openPage()
  const details = screen.getByText('没有文件？直接粘贴文字').closest('details')!
  act(() => {
    details.open = true
  })
  expect(screen.getByRole('button', { name: '导入' }).className).not.toContain('needs-no-script')
})
