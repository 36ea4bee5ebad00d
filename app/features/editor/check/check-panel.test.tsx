import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { mutedMarkId } from '#resume-lint/muted-marks'
import { CheckPanel } from './check-panel'

const text = 'sections[0].items[0].text'
const lost = { id: 'lostText.s1-1.x', rule: 'lostText', path: text, ownerId: 's1-1', values: { text: '甲' } }

function mockPdfCheck(findings: object[]) {
  const fetched = vi.fn(() => Promise.resolve(Response.json({ findings, pages: 1 })))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
beforeEach(() => void mockPdfCheck([]))

const withText = (value: string) => buildResume((resume) => (resume.sections[0]!.items[0]!.text = value))

describe('the check-up panel', () => {
  test('fixes a finding with one click that can be undone', () => {
    const store = renderInEditor(<CheckPanel />, { resume: withText('- 用 javascript 写了 3 个') })
    fireEvent.click(screen.getByRole('button', { name: /^一键修正：“javascript”应写作/ }))
    expect(store.getState().resume.sections[0]!.items[0]!.text).toBe('- 用 JavaScript 写了 3 个')
    expect(screen.queryByText(/应写作/)).toBeNull()
    act(() => store.getState().undo())
    expect(store.getState().resume.sections[0]!.items[0]!.text).toBe('- 用 javascript 写了 3 个')
  })

  test('fixes all that rules can fix with one click, as one step that can be undone', () => {
    const text = '- 用 javascript 写了 3 个，，共 2 版'
    const store = renderInEditor(<CheckPanel />, { resume: withText(text) })
    fireEvent.click(screen.getByRole('button', { name: /^一键修正 \d+ 处/ }))
    expect(store.getState().resume.sections[0]!.items[0]!.text).toBe('- 用 JavaScript 写了 3 个，共 2 版')
    expect(screen.queryByRole('button', { name: /修正/ })).toBeNull()
    act(() => store.getState().undo())
    expect(store.getState().resume.sections[0]!.items[0]!.text).toBe(text)
  })

  test('counts and names what one press fixes, without what only changes the layout', async () => {
    const overflowing = {
      id: 'fewLinesOver.style.fit.x',
      rule: 'fewLinesOver',
      path: 'style.fit',
      ownerId: '',
    }
    mockPdfCheck([
      { ...overflowing, values: { page: 2, lines: 3 }, fix: [{ path: 'style.fit', value: 'one-page' }] },
    ])
    const store = renderInEditor(<CheckPanel />, { resume: withText('- 用 javascript 写了 3 个，，共 2 版') })
    await screen.findByText('第 2 页只有 3 行')
    expect(screen.getByText('专有名词、重复标点')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: '一键修正 2 处' }))
    expect(store.getState().resume.sections[0]!.items[0]!.text).toBe('- 用 JavaScript 写了 3 个，共 2 版')
    expect(store.getState().resume.style.fit).toBe('none')
  })

  test('saves a dismissed finding with the resume, leaves it out of the score, and can restore it', async () => {
    const store = renderInEditor(<CheckPanel />)
    await screen.findByText(/共 1 页/)
    const score = () => Number(screen.getByRole('img').textContent)
    const before = score()
    fireEvent.click(screen.getByRole('button', { name: '忽略：没有联系方式' }))
    expect(store.getState().resume.dismissed).toHaveLength(1)
    expect(score()).toBeGreaterThan(before)
    fireEvent.click(screen.getByText('已忽略 1 处'))
    fireEvent.click(screen.getByRole('button', { name: '恢复：没有联系方式' }))
    expect(store.getState().resume.dismissed).toBeUndefined()
    expect(score()).toBe(before)
  })

  test('marks a kind again that was muted while writing, and dismissing a finding leaves it muted', () => {
    const resume = { ...withText('- 做了一件事'), dismissed: [mutedMarkId('vague')] }
    const store = renderInEditor(<CheckPanel />, { resume })
    fireEvent.click(screen.getByRole('button', { name: '忽略：没有联系方式' }))
    expect(store.getState().resume.dismissed).toHaveLength(2)
    fireEvent.click(screen.getByRole('button', { name: '恢复提示“笼统用词”' }))
    expect(store.getState().resume.dismissed).not.toContain(mutedMarkId('vague'))
    expect(screen.queryByText('编辑时不再提示以下问题：')).toBeNull()
  })

  test.each([
    ['a line', <input key="phone" id="f-basics.phone" />],
    [
      'a text that is drawn',
      <div key="phone" id="f-basics.phone" role="textbox" contentEditable tabIndex={0} />,
    ],
  ])('moves the focus to the field: %s', (_, field) => {
    renderInEditor(
      <>
        {field}
        <CheckPanel />
      </>,
    )
    Element.prototype.animate ??= vi.fn() as never
    fireEvent.click(screen.getByRole('button', { name: '去修改：没有联系方式' }))
    expect(document.activeElement?.id).toBe('f-basics.phone')
  })

  test('shows the score in its own colour, and says in words what must be changed', async () => {
    const resume = buildResume((it) => {
      Object.assign(it.basics, { phone: '13912345678', email: 'wang@qq.com' })
      it.sections[0]!.items[0]!.text = '- 整理〔数量〕份资料，按月更新 3 次'
      it.sections[0]!.items.pop()
      it.sections.push(buildSection('s3', [buildItem('s3-1', { title: '江南大学' })], 'education'))
    })
    renderInEditor(<CheckPanel />, { resume })
    expect(screen.getByRole('img').textContent).toBe('…')
    await screen.findByText(/共 1 页/)
    const ring = screen.getByRole('img').querySelectorAll('circle')[1]!
    expect(screen.getAllByText('还有 1 项必须修改')).not.toHaveLength(0)
    expect(Number(screen.getByRole('img').textContent)).toBeGreaterThanOrEqual(70)
    expect(ring.getAttribute('class')).not.toBe('stroke-highlight')
  })

  test('folds the groups without a loss as passed, and shows the others with what they have', () => {
    renderInEditor(<CheckPanel />, { resume: withText('- 用 javascript 写了 3 个') })
    const passed = screen.getByText(/^已通过 \d+ 项$/).closest('details')!
    expect(passed.open).toBe(false)
    expect(passed.textContent).toContain('15/15')
    const losses = passed.previousElementSibling!
    expect(losses.textContent).toContain('联系与意向')
    expect(losses.textContent).not.toContain('15/15')
  })

  test("adds the server's findings in the PDF", async () => {
    const fetched = mockPdfCheck([lost])
    renderInEditor(<CheckPanel />)
    await waitFor(() => expect(screen.getByText('PDF 中读取不到：甲')).toBeDefined())
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('status').textContent).toContain('共 1 页')
  })
})
