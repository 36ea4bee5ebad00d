import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { formatPhone, normalizeEmail } from '#resume-model/contact/normalize-contact'
import { describe, expect, test, vi } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { Resume } from '#contract/resume/resume'
import { Scenario } from '#contract/catalogue/scenario'
import { arbitraryResume } from '#tests/fixtures/arbitrary-resume'
import { buildResume, buildTemplate } from '#tests/fixtures/resume-builders'
import { Editor, type EditorProps } from './editor'
import { parseResumeForm } from './form-post/parse-resume-form.server'

vi.mock('@remix-run/react', () => ({ Link: 'a', useNavigate: () => () => undefined }))

const templates = [buildTemplate('classic'), buildTemplate('modern-two', {}, 12)]

/** Renders the editor as a browser without scripts gets it and returns its form. */
function renderForm(props: Partial<EditorProps> = {}): HTMLFormElement {
  document.body.innerHTML = renderToString(
    <I18nextProvider i18n={i18nFor('zh')}>
      <Editor
        resume={buildResume()}
        templates={templates}
        initialPages={null}
        homeLabel="首页"
        links={{ home: '/', download: '/' }}
        {...props}
      />
    </I18nextProvider>,
  )
  // happy-dom does not select the option marked in the HTML.
  for (const chosen of document.querySelectorAll<HTMLOptionElement>('option[selected]'))
    chosen.closest('select')!.value = chosen.value
  // Browsers drop the newline that React adds before a text that begins with one; happy-dom does not.
  for (const area of document.querySelectorAll('textarea')) area.value = area.value.replace(/^\n/, '')
  return document.querySelector('form')!
}

describe('the editor form without scripts', () => {
  test('the form posts the whole resume, including fields its sections do not show', () => {
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        const { phone, email } = resume.basics
        const inEnglish = resume.style.headings === 'en'
        const printed = /^1\d{10}$/.test(phone) ? phone : formatPhone(phone, inEnglish)
        const contacts = { phone: printed, email: normalizeEmail(email) }
        expect(Resume.parse(parseResumeForm(new FormData(renderForm({ resume }))))).toEqual({
          ...resume,
          basics: { ...resume.basics, ...contacts },
        })
      }),
      { numRuns: 10 },
    )
  })

  test('the form posts the draft id and its revision when there is a draft', () => {
    const form = new FormData(renderForm({ hiddenFields: { draftId: 'd1', revision: 7 } }))
    expect([form.get('draftId'), form.get('revision')]).toEqual(['d1', '7'])
    expect(new FormData(renderForm()).has('draftId')).toBe(false)
  })

  test('the first submit button saves, so Enter in a field saves', () => {
    const first = renderForm().querySelector<HTMLButtonElement>('button[type=submit]')!
    expect([first.name, first.value]).toEqual(['intent', 'save'])
  })

  test('its menu prints and exports, but not in WeChat, where neither works', () => {
    const exportsIn = (inWeixin: boolean) =>
      renderForm({ inWeixin }).querySelectorAll('button[value=export]').length
    expect([exportsIn(false), exportsIn(true)]).toEqual([1, 0])
    expect(document.body.textContent).not.toContain('打印')
  })

  test("the form labels a field with the scenario's word", () => {
    const file = readFileSync('content/scenarios/medical.json', 'utf8')
    const scenario = Scenario.parse(JSON.parse(file))
    const resume = buildResume((one) => (one.scenario = scenario.id))
    const labels = (form: HTMLFormElement) =>
      form.querySelector(`label[for="f-sections[0].items[0].title"]`)?.textContent
    expect(labels(renderForm({ resume, scenario }))).toBe('医院或单位')
    expect(labels(renderForm({ resume }))).toBe('公司')
  })

  test('the form uses each id once', () => {
    renderForm({ problems: { 'basics.email': 'email', 'sections[0].items[0].from': 'month' } })
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
  })

  test('every field and every button has an accessible name', () => {
    const form = renderForm()
    const fields = form.querySelectorAll('input:not([type=hidden], [hidden]), textarea, select')
    const unnamed = [...fields].filter(
      (field) =>
        !field.getAttribute('aria-label') &&
        !field.closest('label')?.textContent &&
        !(field.id && form.querySelector(`label[for="${field.id}"]`)?.textContent),
    )
    expect(unnamed.map((field) => field.getAttribute('name'))).toEqual([])
    const buttons = [...form.querySelectorAll('button:not([hidden])')]
    expect(buttons.filter((button) => !(button.getAttribute('aria-label') ?? button.textContent))).toEqual([])
  })

  test('each invalid field is described by its error text', () => {
    const form = renderForm({
      problems: { 'basics.email': 'email', 'sections[0].items[0].to': 'monthOrder' },
    })
    const described = [...form.querySelectorAll('[aria-invalid=true]')].map((field) => {
      const [error = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? []
      return [field.getAttribute('name'), document.getElementById(error)?.textContent]
    })
    expect(described).toEqual([
      ['basics.email', '邮箱格式不正确'],
      ['sections[0].items[0].to', '结束时间早于开始时间'],
    ])
  })
})
