import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { ImportPage } from './import-page'
import { RecognitionError } from './recognise/recognition'
import { recogniseFile } from './recognise/recognise-file'

vi.mock('./recognise/recognise-file', () => ({ recogniseFile: vi.fn() }))
afterEach(() => vi.mocked(recogniseFile).mockReset())

/** Renders the page; `sent` are the names of the files that were posted, which are never answered. */
function openPage({ isFull = false } = {}) {
  const sent: string[] = []
  const router = createMemoryRouter([
    { path: '/', element: <ImportPage submissionId="press-one" isGuest isFull={isFull} /> },
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

const startButton = () => screen.findByRole('button', { name: '识别图片中的文字' })

test('a picture is not sent: it is recognised here, and what was read is imported', async () => {
  const sent = openPage()
  choose('photo.jpg')
  const start = await startButton()
  expect(sent).toEqual([])
  vi.mocked(recogniseFile).mockImplementation((_, { onProgress }) => {
    onProgress({ phase: 'reading', page: 2, pages: 4, share: 0.5 })
    return Promise.resolve(new File(['{}'], 'photo.jpg.json'))
  })
  fireEvent.click(start)
  await waitFor(() => expect(sent).toEqual(['photo.jpg.json']))
})

test('the recognition says how far it is, and is stopped by a press or another file', async () => {
  openPage()
  choose('photo.png')
  const signals: AbortSignal[] = []
  vi.mocked(recogniseFile).mockImplementation((_, { signal, onProgress }) => {
    signals.push(signal)
    onProgress({ phase: 'reading', page: 2, pages: 4, share: 0.5 })
    return new Promise(() => {})
  })
  fireEvent.click(await startButton())
  const bar = await screen.findByRole('progressbar', { name: '正在识别第 2 页，共 4 页…' })
  expect(bar.getAttribute('aria-valuenow')).toBe('38')
  fireEvent.click(screen.getByRole('button', { name: '取消' }))
  fireEvent.click(await startButton())
  await waitFor(() => expect(signals).toHaveLength(2))
  choose('other.png')
  await startButton()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
})

test.each([
  [new RecognitionError('unreadable'), '当前浏览器无法打开这个文件，请转存为 JPG、PNG 或 PDF 后重试。'],
  [new RecognitionError('tooManyPages'), '最多识别 10 页，请只保留简历部分。'],
  [new TypeError('failed to fetch'), '识别失败，可能是网络中断或设备内存不足。请重试，或直接粘贴文字。'],
])('a recognition that fails by %s says what can be done', async (error, message) => {
  openPage()
  choose('photo.png')
  vi.mocked(recogniseFile).mockRejectedValue(error)
  fireEvent.click(await startButton())
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(screen.getByRole('button', { name: '重新识别' })).toBeTruthy()
})

test('a full account is told before it chooses a file', () => {
  openPage()
  expect(screen.queryByText('简历已存满，暂时无法新建或导入。')).toBeNull()
  cleanup()
  openPage({ isFull: true })
  expect(screen.getByText('简历已存满，暂时无法新建或导入。')).toBeTruthy()
  expect(screen.getByRole('link', { name: '前往我的简历' })).toBeTruthy()
})
