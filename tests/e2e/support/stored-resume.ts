import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { Resume } from '#contract/resume/resume'
import { editorFormData } from '#tests/fixtures/resume-builders'
import { expect, test } from './fixtures'
import { postForm } from './post-form'

/**
 * Creates a resume by a request: the account's, or a guest's draft. @returns its id
 */
export async function createResume(page: Page, start = 'blank'): Promise<string> {
  const { location = '' } = (await postForm(page.context(), '/resume/create', { start })).headers()
  expect(location).toContain('/resume/edit/')
  return /(?:draft=|edit\/(?!offline))([\w-]+)/.exec(location)![1]!
}

/** Creates a resume of the logged-in account and opens it in the editor. @returns its id */
export async function openNewResume(page: Page, start?: string): Promise<string> {
  const id = await createResume(page, start)
  await page.goto(`/resume/edit/${id}`)
  return id
}

/** Creates a guest's draft and opens it in the editor. @returns its id */
export async function openNewDraft(page: Page, start?: string): Promise<string> {
  const id = await createResume(page, start)
  await page.goto(`/resume/edit/offline?draft=${id}`)
  return id
}

/** Opens a guest's draft that somebody has written themselves: what the sample has, but not made from it. @returns its id */
export async function openWrittenDraft(page: Page, sample: string): Promise<string> {
  const draftId = await createResume(page)
  const file = JSON.parse(readFileSync(`content/samples/${sample}.json`, 'utf8')) as { resume: unknown }
  const resume = Resume.parse(file.resume)
  resume.basics.email = 'lin@qq.com'
  const form = editorFormData(resume, { draftId, revision: '1', intent: 'save' })
  const path = `/resume/edit/offline?draft=${draftId}`
  const saved = await postForm(page.context(), path, Object.fromEntries(form) as Record<string, string>)
  expect(saved.status()).toBe(303)
  await page.goto(path)
  return draftId
}

/** Opens a guest's draft that has been changed, so that the device alone keeps it. @returns its id */
export async function openDeviceDraft(page: Page, name: string): Promise<string> {
  await openNewDraft(page, 'sample:backend-engineer')
  await page.getByLabel('姓名').fill(name)
  await expect(saveStatus(page)).toHaveText('已存本机')
  return new URL(page.url()).searchParams.get('draft')!
}

/** Returns the save status in the editor's header. */
export function saveStatus(page: Page) {
  return page.locator('header [role=status]')
}

/** Saves: with scripts by waiting for autosave, without them by the button. */
export async function save(page: Page): Promise<void> {
  // What was opened is called saved too: a draft then on the server, until its first change moves it to the device.
  const isDraft = page.url().includes('/resume/edit/offline')
  if (await waitForScripts(page)) return expect(saveStatus(page)).toHaveText(isDraft ? '已存本机' : '已保存')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page).toHaveURL(/saved/)
}

/** Waits for hydration. @returns false in a browser without scripts. */
export async function waitForScripts(page: Page): Promise<boolean> {
  if (test.info().project.name === 'no-javascript') return false
  await page.locator('html.scripted').waitFor()
  return true
}
