import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buildResume } from '#tests/fixtures/resume-builders'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { SectionEditor } from './section-editor'

const section = <SectionEditor index={0} isFirst={false} isLast={false} isOpen={false} />

test.each([
  ['实习经历', '实习经历'],
  ['', '工作经历'],
])('a section titled “%s”, its menu and its handle are named %s', (title, shown) => {
  const resume = buildResume(({ sections }) => (sections[0]!.title = title))
  renderInEditor(section, { resume })
  expect(screen.getByRole('region', { name: shown })).toBeDefined()
  expect(document.querySelector(`summary[aria-label="更多操作：${shown}"]`)).not.toBeNull()
  expect(document.getElementById('s-s1')?.textContent).toBe(shown)
  expect(document.getElementById('reorder-s1')?.getAttribute('aria-labelledby')).toBe('reorder-s1 s-s1')
})

test('a closed row tells how many entries it has and how much of them is filled', () => {
  renderInEditor(section)
  const row = document.querySelector('summary')!
  expect(row.textContent).toContain('2 条')
  expect(row.textContent).toContain('已填 7/10')
})

test('a row tells what is to be corrected in it', () => {
  // Of a kind without a text, whose editor would load once its entry is open.
  const resume = buildResume(({ sections }) => (sections[0]!.kind = 'certificates'))
  renderInEditor(section, {
    resume,
    fieldErrors: { 'sections[0].items[1].from': 'month', 'basics.email': 'email' },
  })
  expect(document.querySelector('summary')!.textContent).toContain('1 处要改')
})

test('the menu offers to rename a section: its title takes the focus, and what is typed is its name', () => {
  const store = renderInEditor(section)
  const menu = document.querySelector<HTMLDetailsElement>('#s1 > .row-menu')!
  menu.open = true
  fireEvent.click(within(menu).getByRole('button', { name: '重命名' }))
  const title = screen.getByLabelText<HTMLInputElement>('板块标题：工作经历')
  expect(document.activeElement).toBe(title)
  expect(document.querySelector<HTMLDetailsElement>('.section-fold')!.open).toBe(true)
  fireEvent.change(title, { target: { value: '我的工作' } })
  expect(store.getState().resume.sections[0]!.title).toBe('我的工作')
})
