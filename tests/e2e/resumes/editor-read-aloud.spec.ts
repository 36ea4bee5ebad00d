import { readFileSync } from 'node:fs'
import { openEntry, openSection } from '../support/editor-rows'
import { expect, test } from '../support/fixtures'
import { openNewDraft, waitForScripts } from '../support/stored-resume'

/** What a screen reader is told of the form, as text: the fixture is read by people, and changed with the form. */
const fixture = (name: string) => readFileSync(`tests/fixtures/editor-read-aloud/${name}.yml`, 'utf8')

test(
  'a screen reader is told the sections of a resume with their progress, and the fields of the open one',
  { tag: '@desktop' },
  async ({ page }) => {
    await openNewDraft(page, 'sample:product-manager')
    await waitForScripts(page)
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(fixture('bar'))
    const work = await openSection(page, '工作经历')
    await expect(page.getByRole('main')).toMatchAriaSnapshot(fixture('sections'))
    await openEntry(work)
    await work.locator('[contenteditable=true]').first().waitFor()
    await expect(work).toMatchAriaSnapshot(fixture('open-entry'))
  },
)
