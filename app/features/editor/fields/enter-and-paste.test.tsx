import { act, fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ItemEditor } from '#app/features/editor/sections/item-editor'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import { emptyResume } from '#resume-model/empty-resume'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { Field } from './field'
import { nextField, splitPasted, splitTyped } from './enter-and-paste'

vi.mock('@remix-run/react', () => ({ Link: 'a', useNavigate: () => () => undefined }))

/** The name, and the first entry of 工作经历, empty. */
function renderFields() {
  const store = renderInEditor(
    <main>
      <Field name="basics.name" label="姓名" />
      <ItemEditor
        name="sections[1].items[0]"
        kind="work"
        sectionId="s2"
        sectionTitle="工作经历"
        index={0}
        isLast
      />
    </main>,
    { resume: emptyResume(DEFAULT_STYLE) },
  )
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
  const resume = () => store.getState().resume
  return { store, field, resume, entry: () => resume().sections[1]!.items[0]! }
}
const title = 'sections[1].items[0].title'

test('a line of company, position and dates is split into its fields, as one step that can be undone', async () => {
  const { store, field, entry } = renderFields()
  fireEvent.change(field(title), { target: { value: '云帆科技 产品经理 2021.07-2023.04' } })
  expect(await act(() => splitTyped(field(title), field(title).value, store))).toBe(true)
  expect(entry()).toMatchObject({ title: '云帆科技', subtitle: '产品经理', from: '2021-07', to: '2023-04' })
  act(() => store.getState().undo())
  expect(entry()).toMatchObject({ title: '云帆科技 产品经理 2021.07-2023.04', subtitle: '', from: '' })
})

test('a line of a person is split into the fields of the basics', async () => {
  const { store, field, resume } = renderFields()
  fireEvent.change(field('basics.name'), { target: { value: '王小满，产品经理，13812345678，上海' } })
  expect(await act(() => splitTyped(field('basics.name'), field('basics.name').value, store))).toBe(true)
  expect(resume().basics).toMatchObject({ name: '王小满', phone: '138 1234 5678', city: '上海' })
  expect(resume().intention.position).toBe('产品经理')
})

test.each([
  ['all', '王小满，产品经理，13812345678，wang@example.com，上海', 'summary'],
  ['not all', '王小满，产品经理，13812345678', 'f-basics.city'],
])('on a phone a line that fills %s basics leads on', async (_, line, next) => {
  const store = renderInEditor(
    <main>
      <section id="basics">
        <details open>
          <summary id="summary">基本信息</summary>
          <Field name="basics.name" label="姓名" />
          <Field name="basics.city" label="城市" />
          <Field name="intention.salary" label="期望薪资" />
        </details>
      </section>
    </main>,
    { resume: emptyResume(DEFAULT_STYLE) },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true)
  const name = document.querySelector<HTMLInputElement>('[name="basics.name"]')!
  fireEvent.change(name, { target: { value: line } })
  expect(await act(() => splitTyped(name, line, store))).toBe(true)
  expect(nextField(name, true, store)?.id).toBe(next)
  expect(document.querySelector('details')!.open).toBe(next !== 'summary')
  vi.unstubAllGlobals()
})

test('another line stays as it stands, and the next field follows; after a split one, the next empty field', async () => {
  const { store, field, entry } = renderFields()
  fireEvent.change(field(title), { target: { value: '云帆科技' } })
  expect(await act(() => splitTyped(field(title), field(title).value, store))).toBe(false)
  expect(entry()).toMatchObject({ title: '云帆科技', subtitle: '' })
  fireEvent.change(field('sections[1].items[0].subtitle'), { target: { value: '产品经理' } })
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true)
  expect(nextField(field(title), false)).toBe(field('sections[1].items[0].subtitle'))
  expect(nextField(field(title), true)?.getAttribute('name')).toMatch(/\.from$/)
})

test('a pasted entry is split into all fields; one pasted beside other words stays', async () => {
  const { store, field, entry } = renderFields()
  const copied = '云帆科技 产品经理 2021.07-2023.04\n• 转化率提高 18%\n• 用 a_b 与 *'
  fireEvent.change(field(title), { target: { value: copied.replaceAll('\n', ' ') } })
  await act(() => splitPasted(field(title), copied, store))
  expect(entry()).toMatchObject({ title: '云帆科技', text: '- 转化率提高 18%\n- 用 a\\_b 与 \\*' })

  fireEvent.change(field('sections[1].items[0].subtitle'), { target: { value: '' } })
  fireEvent.change(field(title), { target: { value: `前缀${copied}` } })
  await act(() => splitPasted(field(title), copied, store))
  expect(entry().title).toContain('前缀')
})

test('what is typed on while the rules load is not split', async () => {
  const { store, field, entry } = renderFields()
  fireEvent.change(field(title), { target: { value: '云帆科技 产品经理 2021.07-2023.04' } })
  const typed = field(title).value
  fireEvent.change(field(title), { target: { value: `${typed} 负责` } })
  expect(await act(() => splitTyped(field(title), typed, store))).toBeUndefined()
  expect(entry()).toMatchObject({ title: `${typed} 负责`, subtitle: '' })
})
