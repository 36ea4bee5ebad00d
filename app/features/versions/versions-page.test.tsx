import { render, screen, within } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import type { Resume } from '#contract/resume/resume'
import { fakeApiClient, fakeTypesetter } from '#tests/fake-api/fake-api-client'
import { buildItem, buildResume, buildStoredResume, buildVersion } from '#tests/fixtures/resume-builders'
import { loadVersions } from './versions.server'
import { VersionsPage } from './versions-page'

/** Opens the page at the one earlier version of a resume, whose present content is `change` of it. */
async function openPage(change: (resume: Resume) => void, deletedAt: number | null = null) {
  const present = buildStoredResume({ resume: buildResume(change), deletedAt })
  const old = { ...buildVersion(4, { savedAt: 0, reasons: ['share', 'download'], name: '投产品岗' }) }
  const api = fakeApiClient({
    readStoredResume: () => present,
    listResumeVersions: () => [buildVersion(5, { savedAt: Date.now() }), old],
    readResumeVersion: () => ({ ...old, resume: buildResume() }),
  })
  const typesetter = fakeTypesetter({
    pages: () => Promise.resolve({ layoutId: 'x', pages: [], missingGlyphs: [] }),
  })
  const loaded = (await loadVersions({ api, typesetter }, 'r1', { look: 4, with: undefined }))!
  const element = <VersionsPage loaded={loaded} isNaming={false} />
  const router = createMemoryRouter([{ path: '/', element }])
  render(
    <I18nextProvider i18n={i18nFor('zh')}>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </I18nextProvider>,
  )
}
const changes = () => screen.getByRole('region', { name: /改动/ })

test('lists the versions by day with name and reasons, and marks the selected one', async () => {
  await openPage((resume) => (resume.basics.name = '改名'))
  const list = within(screen.getByRole('navigation', { name: '版本列表' }))
  expect(list.getAllByRole('heading').map((one) => one.textContent)).toEqual(['今天', '1970年1月1日'])
  const link = list.getByRole('link', { name: /投产品岗/ })
  expect(link.textContent).toMatch(/分享下载$/)
  expect(link.getAttribute('aria-current')).toBe('true')
})

test('says what changed in words: fields, months, settings, pictures, entries and style', async () => {
  await openPage((resume) => {
    resume.basics.photo = 'photo-1'
    const [work] = resume.sections
    work!.visible = false
    Object.assign(work!.items[1]!, { to: 'now' })
    work!.items.reverse()
    work!.items.push(buildItem('s1-3', { title: '丙公司' }))
    resume.sections[1]!.items[0]!.text = '**TypeScript**'
    Object.assign(resume.style, { size: 11, template: 'band@1' })
  })
  const text = changes().textContent!
  for (const words of [
    '6 处内容改动',
    '照片新增了图片',
    '不显示改为开启',
    '离职2020.08 → 至今',
    '调整了顺序',
    '丙公司新增',
    '只改了加粗、列表等格式',
    '样式：模板和字号 10 → 11',
  ])
    expect(text).toContain(words)
  expect(text).not.toContain('**')
})

test('says what a restore would change, and offers the text alone first where the style differs too', async () => {
  await openPage((resume) => {
    resume.basics.name = '改名'
    resume.sections[0]!.items[0]!.text = '新写'
    resume.style.size = 11
  })
  screen.getByText('恢复后，以下 2 处内容将还原：基本信息和工作经历。')
  screen.getByText('样式的不同之处：字号。')
  expect(screen.getByLabelText<HTMLInputElement>('只恢复文字').checked).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('恢复文字和样式').checked).toBe(false)
})

test('asks nothing where only the text or only the style differs, and offers nothing where both are the same', async () => {
  await openPage((resume) => (resume.style.size = 11))
  screen.getByText('内容相同，只有样式不同：字号。')
  expect(screen.queryByRole('radio')).toBeNull()
  expect(document.querySelector<HTMLInputElement>('[name=what]')!.value).toBe('all')
})

test('a version that equals the present content cannot be restored', async () => {
  await openPage(() => undefined)
  screen.getByText('内容和样式都与当前版本相同。')
  expect(screen.queryByRole('button', { name: '恢复这个版本' })).toBeNull()
})

test('of a resume in the bin, versions can be read only', async () => {
  await openPage((resume) => (resume.basics.name = '改名'), 60)
  expect(changes().querySelector('ins')!.textContent).toBe('改名')
  expect(screen.queryByRole('button', { name: /恢复|固定|名称/ })).toBeNull()
})
