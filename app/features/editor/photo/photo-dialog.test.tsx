import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { PhotoDialog } from './photo-dialog'
import { replaceBackground } from './background/replace-background'

vi.mock('./background/replace-background', () => ({ replaceBackground: vi.fn(), modelMegabytes: 0.3 }))
const replace = vi.mocked(replaceBackground)

const pictureOf = (width: number, height: number) =>
  Object.assign(document.createElement('canvas'), { width, height })
const renderDialog = (picture = pictureOf(600, 840)) =>
  renderInEditor(
    <PhotoDialog
      picture={picture}
      shape="portrait"
      onClose={() => {}}
      onCrop={() => Promise.resolve(undefined)}
      problemText={(problem) => problem}
    />,
  )
const tab = (name: string) => screen.getByRole('tab', { name })
const colour = (name: string) => screen.getByRole('button', { name })

beforeEach(() => void replace.mockReset())

describe('the photo dialog', () => {
  test('moves between its tabs by arrow keys, the first after the last', () => {
    renderDialog()
    expect(tab('裁剪').getAttribute('aria-selected')).toBe('true')
    fireEvent.keyDown(tab('裁剪'), { key: 'ArrowRight' })
    expect(document.activeElement).toBe(tab('换底色'))
    expect(screen.getByRole('tabpanel', { name: '换底色' })).toBeTruthy()
    fireEvent.keyDown(tab('换底色'), { key: 'End' })
    fireEvent.keyDown(tab('下载证件照'), { key: 'ArrowRight' })
    expect(document.activeElement).toBe(tab('裁剪'))
    fireEvent.keyDown(tab('裁剪'), { key: 'ArrowLeft' })
    expect(document.activeElement).toBe(tab('下载证件照'))
  })

  test('says the size of the download before it loads anything', () => {
    renderDialog()
    fireEvent.click(tab('换底色'))
    expect(screen.getByRole('status').textContent).toContain('首次使用需下载约 0.3 MB')
    expect(replace).not.toHaveBeenCalled()
  })

  test('changes the background once at a time, and gives the original back', async () => {
    const picture = pictureOf(600, 840)
    let finish = (_: HTMLCanvasElement) => {}
    replace.mockReturnValue(new Promise((resolve) => (finish = resolve)))
    renderDialog(picture)
    fireEvent.click(tab('换底色'))
    fireEvent.click(colour('蓝'))
    expect(screen.getByRole('status').textContent).toBe('正在换底色…')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '使用这张照片' }).disabled).toBe(true)
    fireEvent.click(colour('红'))
    expect(replace.mock.calls).toEqual([[picture, 'blue']])
    await act(async () => finish(pictureOf(600, 840)))
    expect(colour('蓝').getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('status').textContent).toContain('以公告为准')
    fireEvent.click(colour('原底'))
    expect(colour('原底').getAttribute('aria-pressed')).toBe('true')
  })

  test.each([
    ['noPerson', '未在照片中识别到人像，底色未更换。请换一张照片。'],
    ['headCut', '头部超出照片边缘，底色未更换。请换一张头部完整的照片。'],
  ] as const)('leaves the photo as it was when the answer is %s', async (refusal, text) => {
    replace.mockResolvedValue(refusal)
    renderDialog()
    fireEvent.click(tab('换底色'))
    await act(async () => fireEvent.click(colour('白')))
    expect(screen.getByRole('alert').textContent).toBe(text)
    expect(colour('原底').getAttribute('aria-pressed')).toBe('true')
  })

  test('says so when the download fails', async () => {
    replace.mockRejectedValue(new Error('HTTP 503'))
    renderDialog()
    fireEvent.click(tab('换底色'))
    await act(async () => fireEvent.click(colour('白')))
    expect(screen.getByRole('alert').textContent).toContain('请检查网络')
  })

  test('names the source and the year of a preset, and refuses a limit that is no number', () => {
    renderDialog(pictureOf(200, 280))
    fireEvent.click(tab('下载证件照'))
    expect(screen.getByText(/照片像素不足/)).toBeTruthy()
    fireEvent.change(screen.getByLabelText('尺寸（像素）'), { target: { value: 'teacher' } })
    expect(screen.getByText(/来源：.*2024 年。/)).toBeTruthy()
    const limit = screen.getByLabelText<HTMLInputElement>('大小上限（KB）')
    expect(limit.value).toBe('190')
    fireEvent.change(limit, { target: { value: '' } })
    fireEvent.click(screen.getByRole('button', { name: '下载照片' }))
    expect(screen.getByRole('status').textContent).toBe('文件大小上限应在 5 至 2000 KB 之间。')
  })
})
