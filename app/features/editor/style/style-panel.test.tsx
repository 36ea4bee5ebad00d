import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { buildResume, buildTemplate } from '#tests/fixtures/resume-builders'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { StylePanel } from './style-panel'

const template = { ...buildTemplate('classic', { size: 10.3, spacing: 1.2 }), parts: { icons: true } }
const renderPanel = (style: object = {}) =>
  renderInEditor(<StylePanel templates={[template]} />, {
    resume: buildResume((resume) => Object.assign(resume.style, style)),
  })
const styleOf = (store: ReturnType<typeof renderPanel>) => store.getState().resume.style

const buildFit = (store: ReturnType<typeof renderPanel>, look: object) => {
  const { size, lineHeight, margins, spacing } = styleOf(store)
  return { fitted: true, filled: 0.97, over: [], look: { size, lineHeight, margins, spacing, ...look } }
}

afterEach(() => void vi.useRealTimers())

describe('the style panel', () => {
  test.each([
    ['字号', '11', { size: 11 }],
    ['行距', '1.6', { lineHeight: 1.6 }],
    ['段距', '0.7', { spacing: 0.7 }],
    ['页边距', '12', { margins: 12 }],
  ])('sets %s to %s at once', (label, value, style) => {
    const store = renderPanel()
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
    expect(styleOf(store)).toMatchObject(style)
  })

  test('has resting sliders while the page is fitted, which show what that chose and keep what was set', () => {
    const store = renderPanel({ fit: 'one-page', spacing: 1.05 })
    act(() => store.setState({ fitReport: buildFit(store, { spacing: 1.6 }) }))
    const slider = screen.getByLabelText<HTMLInputElement>('段距')
    expect([slider.disabled, slider.value, slider.name]).toEqual([true, '1.6', ''])
    expect(screen.getByText('自动 1.6 倍')).toBeTruthy()
    expect(document.querySelector<HTMLInputElement>('[name="style.spacing"]')?.value).toBe('1.05')
    expect(screen.getByText('字号和间距已自动调整，正好一页。')).toBeTruthy()
  })

  test('keeps what the fit chose when it ends, and its line and the focus stay where they are', () => {
    const store = renderPanel({ fit: 'one-page', spacing: 1.05 })
    act(() => store.setState({ fitReport: buildFit(store, { spacing: 1.6 }) }))
    fireEvent.click(screen.getByRole('button', { name: '改为手动调整' }))
    expect(styleOf(store)).toMatchObject({ fit: 'none', spacing: 1.6 })
    expect(screen.getByLabelText<HTMLInputElement>('段距').disabled).toBe(false)
    expect(screen.queryByText(/^自动/)).toBeNull()
    expect(screen.getByText('已改为手动调整，当前数值保持不变。')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '自然分页' }))
  })

  test.each([
    ['enlarged to the limit', { size: 12 }, { filled: 0.66 }, '字号和间距已调到最大，页面仍有约 35% 空白'],
    ['nearly empty', {}, { filled: 0.3 }, '内容不足半页，约 70% 的页面为空白，样式未作改动'],
    ['full as it is', {}, { filled: 0.97 }, '正好一页，样式未作改动'],
    [
      'too long',
      { size: 9 },
      { fitted: false, filled: 0.1, over: [{ name: '甲', lines: 3 }] },
      '仍多出约 3 行',
    ],
  ])('does not call a page that is %s exactly one page', (_, look, report, said) => {
    const store = renderPanel({ fit: 'one-page' })
    act(() => store.setState({ fitReport: { ...buildFit(store, look), ...report } }))
    expect(screen.getByText(new RegExp(said))).toBeTruthy()
    expect(screen.queryByText(/已自动调整，正好一页/)).toBeNull()
  })

  test.each([
    ['正文字体', '宋体', { font: 'serif' }],
    ['标题字体', '宋体', { headingFont: 'serif' }],
    ['西文与数字', 'Times', { latin: 'times' }],
    ['图标', '不显示', { icons: false }],
    ['照片形状', '圆形', { photo: 'round' }],
    ['标题语言', 'English', { headings: 'en' }],
    ['页数', '排成一页', { fit: 'one-page' }],
  ])('sets the style at once when of %s %s is pressed', (group, label, style) => {
    const store = renderPanel()
    fireEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name: label }))
    expect(styleOf(store)).toMatchObject(style)
  })

  test('sets the form of English dates on an English page, in words', () => {
    const store = renderPanel({ headings: 'en' })
    const group = within(screen.getByRole('group', { name: '英文日期' }))
    fireEvent.click(group.getByRole('radio', { name: '英式缩写（Sept）' }))
    expect(styleOf(store).englishDates).toBe('british')
    expect(group.getByRole<HTMLInputElement>('radio', { name: '英式缩写（Sept）' }).checked).toBe(true)
  })

  test.each([
    ['图标', 'style.icons', { icons: false }, 'false'],
    ['二维码', 'style.qrCode', { qrCode: 'hidden' }, 'hidden'],
    ['英文日期', 'style.englishDates', {}, 'american'],
  ] as const)(
    'leaves out %s where it changes nothing, and posts it as it is',
    (name, field, style, value) => {
      renderInEditor(<StylePanel templates={[buildTemplate('classic')]} />, {
        resume: buildResume((resume) => Object.assign(resume.style, style)),
      })
      expect(screen.queryByRole('group', { name })).toBeNull()
      const inputs = document.querySelectorAll<HTMLInputElement>(`[name="${field}"]`)
      expect([...inputs].map((input) => [input.type, input.value])).toEqual([['hidden', value]])
    },
  )

  test.each([
    [{ qrCode: true }, '显示', '不显示', 'hidden'],
    [{ qrCodePlace: true }, '不显示', '显示', 'shown'],
  ])('offers the code of a link where a template has %j, as it draws it', (parts, now, other, value) => {
    const store = renderInEditor(<StylePanel templates={[{ ...buildTemplate('classic'), parts }]} />)
    const group = within(screen.getByRole('group', { name: '二维码' }))
    expect(group.getByRole<HTMLInputElement>('radio', { name: now }).checked).toBe(true)
    fireEvent.click(group.getByRole('radio', { name: other }))
    expect(styleOf(store).qrCode).toBe(value)
  })

  test('preserves a value between two steps until the slider moves', () => {
    renderPanel({ size: 10.3 })
    const slider = screen.getByLabelText<HTMLInputElement>('字号')
    expect([slider.step, slider.value]).toEqual(['any', '10.3'])
    fireEvent.change(slider, { target: { value: '10.64' } })
    expect(slider.value).toBe('10.5')
  })

  test('makes each template choice its own undo step, even in quick succession', () => {
    const store = renderInEditor(
      <StylePanel templates={[template, buildTemplate('modern'), buildTemplate('serif')]} />,
    )
    const { template: first } = styleOf(store)
    for (const name of ['modern', 'serif']) fireEvent.click(screen.getByRole('radio', { name }))
    expect(styleOf(store).template).toBe('serif@1')
    act(() => store.getState().undo())
    expect(styleOf(store).template).toBe('modern@1')
    act(() => store.getState().undo())
    expect(styleOf(store).template).toBe(first)
  })

  test('offers the new version of a redesigned template, which leaves the rest of the style alone', () => {
    const store = renderInEditor(<StylePanel templates={[buildTemplate('classic', {}, 3)]} />, {
      resume: buildResume((resume) => Object.assign(resume.style, { template: 'classic@2', size: 11.5 })),
    })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'classic' }).checked).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: /新版设计/ }))
    expect(styleOf(store)).toMatchObject({ template: 'classic@3', size: 11.5 })
    expect(screen.queryByRole('radio', { name: /新版设计/ })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'classic' }))
    act(() => store.getState().undo())
    expect(styleOf(store).template).toBe('classic@2')
  })

  test("restores the template's own style and preserves the user's choices", () => {
    const store = renderPanel({ size: 12, margins: 25, photo: 'round', fit: 'one-page' })
    fireEvent.click(screen.getByRole('button', { name: '恢复模板默认样式' }))
    expect(styleOf(store)).toMatchObject({ size: 10.3, spacing: 1.2, photo: 'round', fit: 'one-page' })
  })
})
