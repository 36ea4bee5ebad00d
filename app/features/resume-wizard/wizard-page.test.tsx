import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { WizardPage } from './wizard-page'
import type { WizardPageView } from './wizard.server'

const update = vi.fn()
vi.mock('#app/preview/page-updates/live-preview', () => ({
  openLivePreview: () => ({ PageSvg: () => null, update, close: () => undefined }),
}))

const resume = buildResume((it) => {
  it.basics.name = ''
  it.basics.custom = []
  it.sections = [buildSection('s1', [buildItem('s1-1')])]
})
const example = buildResume((it) => (it.basics.name = '示例姓名'))
const page: WizardPageView = {
  step: 'who',
  scenario: {
    id: 'campus',
    name: { zh: '校招', en: 'Campus' },
    photo: 'off',
    pages: { most: 1, note: { zh: '一页', en: 'One page' } },
  },
  draftId: '',
  groups: [
    {
      ...{ kind: '', title: '' },
      fields: [{ name: 'basics.name', label: { of: 'basics', field: 'name' } }],
    },
  ],
  values: { 'basics.name': '' },
  templateOptions: [],
  look: 'classic',
  revision: 0,
}
const laidOut = { src: '/p', page: { hash: 'h', width: 595, height: 842 }, count: 1, areas: [] }

function open(view: Partial<WizardPageView> = {}) {
  const element = (
    <WizardPage page={{ ...page, ...view }} preview={{ resume, example, laidOut }} isUser={false} />
  )
  const router = createMemoryRouter([{ path: '/', element, action: () => null }])
  return render(
    <I18nextProvider i18n={i18nFor('zh')}>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </I18nextProvider>,
  )
}
const nameField = () => screen.getByLabelText<HTMLInputElement>('姓名')

beforeEach(() => {
  sessionStorage.clear()
  update.mockClear()
})

test('the page beside the form follows the typing, with the example where nothing is written', async () => {
  open()
  expect(update).not.toHaveBeenCalled()
  fireEvent.input(nameField(), { target: { value: '林知夏' } })
  await waitFor(() => expect(update).toHaveBeenCalled())
  expect(update.mock.lastCall![0]).toMatchObject({
    basics: { name: '林知夏' },
    sections: [{ items: [{ title: '甲公司' }, {}] }],
  })
})

test('what was typed and not sent is there again after a reload, on the page too', async () => {
  const before = open()
  fireEvent.input(nameField(), { target: { value: '林知夏' } })
  await waitFor(() => expect(sessionStorage.length).toBe(1))
  before.unmount()
  update.mockClear()
  open()
  expect(nameField().value).toBe('林知夏')
  await waitFor(() => expect(update.mock.lastCall?.[0]).toMatchObject({ basics: { name: '林知夏' } }))
})

test('what was saved meanwhile goes before what was typed earlier', async () => {
  const before = open()
  fireEvent.input(nameField(), { target: { value: '林' } })
  await waitFor(() => expect(sessionStorage.length).toBe(1))
  before.unmount()
  open({ revision: 1, values: { 'basics.name': '林知夏' } })
  expect(nameField().value).toBe('林知夏')
})

test('the name, which alone is required, is marked so', () => {
  open()
  expect(nameField().getAttribute('aria-required')).toBe('true')
  expect(screen.getByText('*')).toBeTruthy()
})

test('a birth month is hinted with a year of birth', () => {
  const birth = { name: 'basics.birth', label: { of: 'basics', field: 'birth' } } as const
  open({ groups: [{ kind: '', title: '', fields: [birth] }], values: { 'basics.birth': '' } })
  expect(screen.getByText('如 2001.06')).toBeTruthy()
})

test('each step says how far one is and what comes next', () => {
  open()
  expect(screen.getByText('第 1 步，共 5 步。下一步：意向')).toBeTruthy()
  expect(screen.getByText('基本信息', { selector: 'li *' }).closest('li')!.getAttribute('aria-current')).toBe(
    'step',
  )
})
