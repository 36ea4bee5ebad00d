import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
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
  const row = document.querySelector('.section-fold > summary')!
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
  expect(document.querySelector('.section-fold > summary')!.textContent).toContain('1 处需修改')
})

test('what belongs to a row stands before its fields: behind the last one Tab goes on below it', () => {
  renderInEditor(section)
  const stops = [...document.querySelectorAll('#s1 :is(button, summary, input:not([type=hidden]), textarea)')]
  const at = (selector: string) => stops.indexOf(document.querySelector(selector)!)
  const fields = stops.filter((stop) => stop.matches('.entry > div *')).map((stop) => stops.indexOf(stop))
  for (const own of ['#reorder-s1', '#title-s1', '#s1 > .row-menu > summary'])
    expect(at(own)).toBeLessThan(at('.section-fold > summary'))
  expect(at('#reorder-s1-1')).toBeLessThan(at('.entry > summary'))
  const second = at('#reorder-s1-2')
  expect(fields.filter((field) => field < second).length).toBeGreaterThan(0)
  expect(stops.slice(Math.max(...fields) + 1).map((stop) => stop.textContent)).toEqual(['添加一条'])
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

describe('in a template with two columns', () => {
  const openMenu = (side?: 'left' | 'right', column?: 'side') => {
    const resume = buildResume(({ sections }) => column && (sections[0]!.column = column))
    renderInEditor(section, { resume, ...(side && { sideColumns: { [resume.style.template]: side } }) })
    const menu = document.querySelector<HTMLDetailsElement>('#s1 > .row-menu')!
    menu.open = true
    return within(menu)
  }
  const columnButtons = (menu: ReturnType<typeof openMenu>) =>
    menu.queryAllByRole('button', { name: /^放在/ }).map((button) => ({
      text: button.textContent,
      intent: button.getAttribute('value'),
      pressed: button.getAttribute('aria-pressed'),
    }))

  test.each([
    ['left', 'side', 'main'],
    ['right', 'main', 'side'],
  ] as const)('with the narrow one at the %s the menu puts a section there', (side, left, right) => {
    expect(columnButtons(openMenu(side))).toEqual([
      { text: '放在左栏', intent: `columnSection:s1:${left}`, pressed: 'false' },
      { text: '放在右栏', intent: `columnSection:s1:${right}`, pressed: 'false' },
    ])
  })

  test('the chosen one is marked, and is posted without scripts', () => {
    expect(columnButtons(openMenu('left', 'side'))[0]).toMatchObject({ pressed: 'true' })
    expect(document.querySelector<HTMLInputElement>('[name="sections[0].column"]')!.value).toBe('side')
  })

  test('a template with one keeps the choice and offers none', () => {
    expect(columnButtons(openMenu(undefined, 'side'))).toEqual([])
    expect(document.querySelector<HTMLInputElement>('[name="sections[0].column"]')!.value).toBe('side')
  })
})
